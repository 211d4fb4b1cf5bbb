// Simulates the consent page of every provider, with each possible response of a user or the
// provider.
import type { Kysely } from 'kysely';
import { escaped } from '../campaigns/markdown.ts';
import type { Links } from '../media/links.ts';
import type { Tables } from '../store/tables.ts';
import { createCode } from './code.ts';
import { hashOf } from './one-time.ts';
import { callbackUrl, isIntegration, PROVIDERS } from './providers.ts';

interface Parts {
  db: Kysely<Tables>;
  links: Links;
  appOrigin: string;
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const MOST_LABEL = 120;

/** @param form undefined when the page is displayed */
export async function consent(
  { db, links, appOrigin }: Parts,
  name: string,
  query: URLSearchParams,
  form?: URLSearchParams,
): Promise<Response> {
  const scopes = isIntegration(name) ? PROVIDERS[name].scopes : undefined;
  if (!isIntegration(name) || !scopes)
    return page(404, 'Unknown service', '<p>There is no such service.</p>');
  const { title } = PROVIDERS[name];
  const [redirectUri, state] = [query.get('redirect_uri') ?? '', query.get('state') ?? ''];
  // A provider never redirects to an address that was not registered with it.
  if (redirectUri !== callbackUrl(appOrigin, name) || query.get('client_id') !== 'frameside') {
    return page(400, title, '<p>This app is not registered with this address.</p>');
  }
  const answer = form?.get('answer');
  if (!form || !answer) return page(200, title, question(title, scopes));
  const label = form.get('label')?.trim().slice(0, MOST_LABEL) || title;
  const now = new Date();
  const stateHash = hashOf(state);
  if (answer === 'expired') {
    await db
      .updateTable('integrationStates')
      .set({ expiresAt: now })
      .where('stateHash', '=', stateHash)
      .execute();
  }
  const given: Record<string, string> =
    answer === 'refuse'
      ? { error: 'access_denied' }
      : answer === 'error'
        ? { error: 'server_error' }
        : { code: createCode(links, { name, redirectUri, stateHash, label }, now) };
  const location = `${redirectUri}?${new URLSearchParams({ ...given, state })}`;
  return new Response(null, { status: 303, headers: { ...HEADERS, location } });
}

const question = (title: string, scopes: string[]) => `
<p><strong>Frameside</strong> would like to access your ${escaped(title)} account.</p>
<ul>${scopes.map((scope) => `<li><code>${escaped(scope)}</code></li>`).join('')}</ul>
<form method="post">
<label>Account name <input name="label" value="${escaped(`${title} demo`)}" maxlength="${MOST_LABEL}" autocomplete="off"></label>
<button name="answer" value="allow">Allow</button>
<button name="answer" value="refuse">Refuse</button>
<h2>Try what can go wrong</h2>
<button name="answer" value="error">Fail with an error</button>
<button name="answer" value="expired">Allow too late</button>
<p class="hint">A connection to an account whose name begins with “Expired” expires when it is used; a storage whose name
begins with “Full” takes no photos.</p>
</form>`;

const page = (status: number, title: string, content: string) =>
  new Response(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="color-scheme" content="light dark"><title>${escaped(title)} (stand-in)</title>`,
      `<style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>`,
      `${content}<p class="hint">A stand-in of this product. Nothing leaves this machine.</p>`,
      '</main></body></html>',
    ].join('\n'),
    { status, headers: HEADERS },
  );

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-inline-size: 26rem; margin: 10vh auto; padding: 1.5rem; border: 1px solid GrayText; border-radius: 0.75rem; }
h1 { margin-block: 0 1rem; font-size: 1.5rem; }
h2 { font-size: 1rem; }
label { display: block; margin-block-end: 1rem; }
input { display: block; box-sizing: border-box; inline-size: 100%; padding: 0.5rem; font: inherit; }
button { padding: 0.5rem 1rem; margin-inline-end: 0.5rem; font: inherit; }
.hint { margin-block-end: 0; font-size: 0.875rem; }
@media (max-width: 30rem) { main { margin: 1rem; } }`;
