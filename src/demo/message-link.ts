import { returnPath } from '~/lib/return-path';

/**
 * The page that the link of a local provider's message would lead to, after the provider's own
 * page.
 * @param oobLink `http://localhost:4000/emulator/action?mode=signIn&continueUrl=…`
 */
export function messageLink({ oobCode, oobLink }: { oobCode: string; oobLink: string }): string {
  const given = new URL(oobLink).searchParams;
  const own = 'https://own.invalid';
  const { pathname, search } = new URL(given.get('continueUrl') ?? '/signin', own);
  const page = new URL(returnPath(pathname + search), own);
  page.searchParams.set('mode', given.get('mode') ?? '');
  page.searchParams.set('oobCode', oobCode);
  return page.pathname + page.search;
}
