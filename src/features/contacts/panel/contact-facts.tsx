import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import type { Contact } from '~/api/contacts';
import { fullName } from '~/entities/contact-name';
import { LocationNames } from '~/entities/pickers/location-names';
import { formatDate, formatNumber } from '~/lib/format';
import { formatMoney } from '~/lib/money';
import { EditableFact } from '~/patterns/facts/editable-fact';
import { Fact, Facts } from '~/patterns/facts/facts';
import { useEditInPlace } from '~/patterns/facts/use-edit-in-place';
import { TagLinks } from '~/patterns/list/tag-links';
import { usePermission } from '~/session/permissions';
import { sayBirthday } from '../model/birthday';
import { sourceWord } from '../model/contact-labels';
import type { ContactPath } from './contact-editor';

const readEditor = () => import('./contact-editor').then(({ ContactEditor }) => ContactEditor);

const pageOfTag = (tag: string) => ({ to: '/contacts', search: { tag } }) as const;

/** The fields of a contact, besides addresses and consent. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { t, i18n } = useLingui();
  const edit = useEditInPlace<Contact, ContactPath>({
    row: contact,
    needs: 'updateContact',
    readEditor,
  });
  const mayListLocations = usePermission('listLocations');
  const { birthday, tags, notes, locationIds, source, lastVisitAt, nextVisitAt, createdAt } = edit.row;
  const { visitCount, spent } = edit.row;
  const { data: account } = useQuery({ ...getOwnAccountQuery(), enabled: spent !== null });
  const word = sourceWord(source);
  const day = (time: string | null) => time !== null && formatDate(time, i18n.locale);
  const locations = locationIds.length > 0 && <LocationNames ids={locationIds} />;
  return (
    <Facts>
      <EditableFact edit={edit} label={t`Name`} paths={['firstName', 'lastName']}>
        {fullName(edit.row)}
      </EditableFact>
      <EditableFact edit={edit} label={t`Birthday`} paths={['birthday']}>
        {birthday !== null && sayBirthday(birthday, i18n.locale)}
      </EditableFact>
      <EditableFact edit={edit} label={t`Tags`} paths={['tags']}>
        {tags.length > 0 && <TagLinks tags={tags} pageOf={pageOfTag} />}
      </EditableFact>
      {mayListLocations ? (
        <EditableFact edit={edit} label={t`Locations`} paths={['locationIds']}>
          {locations}
        </EditableFact>
      ) : (
        <Fact label={t`Locations`}>{locations}</Fact>
      )}
      <EditableFact edit={edit} label={t`Notes`} paths={['notes']}>
        {notes}
      </EditableFact>
      <Fact label={t`Next visit`}>{day(nextVisitAt)}</Fact>
      <Fact label={t`Last visit`}>{day(lastVisitAt)}</Fact>
      <Fact label={t`Visits`}>{visitCount !== null && formatNumber(visitCount, i18n.locale)}</Fact>
      <Fact label={t`Spent`}>
        {spent !== null && account && formatMoney(spent, account.currency, i18n.locale)}
      </Fact>
      <Fact label={t`Source`}>{typeof word === 'string' ? word : t(word)}</Fact>
      <Fact label={t`Added on`}>{day(createdAt)}</Fact>
    </Facts>
  );
}
