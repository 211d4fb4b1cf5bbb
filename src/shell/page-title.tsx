import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentPageName } from '~/parts/page/page-name';

/** `Sakura Choi · Contacts · Frameside`: the record, its area and the product, so that browser tabs are distinguishable. */
export function PageTitle() {
  const { t } = useLingui();
  const productName = useRouteContext({ from: '__root__', select: ({ config }) => config.productName });
  const name = useCurrentPageName();
  const area = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const parts = [name, area && t(area), productName];
  const text = [...new Set(parts.filter(Boolean))].join(' · ');
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
