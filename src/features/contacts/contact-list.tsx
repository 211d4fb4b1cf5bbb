import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { type Contact, consentStatusValues, getContactQuery, listContactsQuery } from '~/api/contacts';
import { mediaUrl } from '~/api/media-url';
import { fullName, nameOf } from '~/entities/contact-name';
import { useKnownTags } from '~/entities/pickers/known-tags';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { LocationNames } from '~/entities/pickers/location-names';
import { formatDate, formatNumber, formatPhone } from '~/lib/format';
import type { List, Option, SearchFor, Wording } from '~/patterns/list/list';
import { Marked } from '~/patterns/list/list-table';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { contactBulk } from './contact-bulk';
import { months } from './model/birthday';
import { ConsentMarks } from './model/consent-marks';
import { consentLabels, knownSources, sourceWord } from './model/contact-labels';
import { sentCampaignsQuery } from './sent-campaigns';

/** `tab` selects one of the three lists. */
export type ContactListSearch = SearchFor<'listContacts', { tab?: 'emails' | 'phones' }>;

const consents: Option[] = consentStatusValues.map((value) => ({ value, label: consentLabels[value] }));
const optedIn: Option[] = [
  { value: 'true', label: msg`Agreed to at least one` },
  { value: 'false', label: msg`Agreed to neither` },
];
const withEmail: Option[] = [
  { value: 'true', label: msg`Has one` },
  { value: 'false', label: msg`Has none` },
];
const outcomes: Option[] = [
  { value: 'opened', label: msg`Opened` },
  { value: 'clicked', label: msg`Clicked` },
];
const sources: Option[] = knownSources.map((value) => ({ value, label: sourceWord(value) }));

/** Without a name the address would be shown twice. */
function nameCell(row: Contact, { t }: Wording) {
  const name = fullName(row);
  if (name !== null || row.emailAddress === null) return name;
  return (
    <>
      <span className="muted weight-regular" aria-hidden>
        {t(msg`No name`)}
      </span>
      <span className="visually-hidden">{row.emailAddress}</span>
    </>
  );
}

const panel = () => import('./contact-panel');

const day = (time: string | null, locale: string) => time !== null && formatDate(time, locale);

export const contactList: List<Contact, ContactListSearch> = {
  name: 'contacts',
  title: msg`Contacts`,
  scope: msg`Everyone you can reach, and what they agreed to.`,
  searchLabel: msg`Name, email or phone number`,
  query: ({ tab: _, ...asked }) => listContactsQuery(asked),
  defaultSort: '-changed',
  counted: (total) => <Plural value={total} one="# contact" other="# contacts" />,
  rowId: ({ id }) => id,
  rowName: nameOf,
  picture: (row) => (
    <Avatar name={nameOf(row)} photo={row.lastPhotoThumbUrl && mediaUrl(row.lastPhotoThumbUrl)} />
  ),
  rowPage: ({ id }) => ({ to: '/contacts/edit', search: { id } }),
  importer: {
    // Rarely used, with a large chunk.
    Page: lazy(() =>
      import('./import/contact-import').then(({ ContactImport }) => ({ default: ContactImport })),
    ),
    needs: 'importContacts',
  },
  columns: [
    { id: 'name', label: msg`Name`, cell: nameCell, sort: 'name' },
    {
      id: 'email',
      label: msg`Email address`,
      plain: true,
      cell: ({ emailAddress, bounced }, { t }) =>
        emailAddress !== null && (
          <Marked text={emailAddress}>{bounced && <Badge tone="warning">{t(msg`Bounced`)}</Badge>}</Marked>
        ),
      width: 13,
      grows: true,
    },
    {
      id: 'consent',
      label: msg`Consent`,
      plain: true,
      legend: msg`Envelope: email. Speech bubble: SMS. Check mark: agreed. Cross: opted out. Question mark: not asked.`,
      cell: (row) => <ConsentMarks contact={row} />,
      width: 5.5,
    },
    {
      id: 'phone',
      label: msg`Phone number`,
      plain: true,
      cell: ({ phoneNumber }) => phoneNumber !== null && formatPhone(phoneNumber),
      width: 9,
    },
    {
      id: 'source',
      label: msg`Source`,
      cell: ({ source }, { t }) => {
        const word = sourceWord(source);
        return typeof word === 'string' ? word : t(word);
      },
      width: 8.5,
      initiallyHidden: true,
    },
    { id: 'tags', label: msg`Tags`, cell: ({ tags }) => tags.join(', '), width: 9, grows: true },
    {
      id: 'lastPhoto',
      label: msg`Last photo`,
      cell: ({ lastPhotoAt }, { locale }) => day(lastPhotoAt, locale),
      sort: 'lastPhoto',
      width: 7.5,
    },
    {
      id: 'lastVisit',
      label: msg`Last visit`,
      cell: ({ lastVisitAt }, { locale }) => day(lastVisitAt, locale),
      sort: 'lastVisit',
      width: 7.5,
      initiallyHidden: true,
    },
    {
      id: 'visits',
      label: msg`Visits`,
      cell: ({ visitCount }, { locale }) => visitCount !== null && formatNumber(visitCount, locale),
      width: 5,
      numeric: true,
      initiallyHidden: true,
    },
    {
      id: 'locations',
      label: msg`Locations`,
      cell: ({ locationIds }) => locationIds.length > 0 && <LocationNames ids={locationIds} />,
      width: 9,
      grows: true,
      initiallyHidden: true,
    },
    {
      id: 'changed',
      label: msg`Changed`,
      cell: ({ updatedAt }, { locale }) => day(updatedAt, locale),
      sort: 'changed',
      width: 7.5,
      initiallyHidden: true,
    },
  ],
  filters: [
    { id: 'optedIn', label: msg`Email or SMS consent`, options: () => optedIn },
    { id: 'emailConsent', label: msg`Email consent`, options: () => consents },
    { id: 'smsConsent', label: msg`SMS consent`, options: () => consents },
    {
      id: 'tag',
      label: msg`Tag`,
      options: (wanted) => useKnownTags(wanted).map((tag) => ({ value: tag, label: tag })),
    },
    { id: 'source', label: msg`Source`, options: () => sources },
    { id: 'locationId', label: msg`Location`, options: (wanted) => useLocationChoices(wanted).choices },
    {
      id: 'campaignId',
      label: msg`Campaign`,
      options: (enabled) => useQuery({ ...sentCampaignsQuery(), enabled }).data ?? [],
    },
    { id: 'campaignOutcome', label: msg`What happened`, options: () => outcomes },
    { id: 'hasEmail', label: msg`Email address`, options: () => withEmail },
    {
      id: 'birthdayMonth',
      label: msg`Month of birthday`,
      options: () => {
        const { i18n } = useLingui();
        return months(i18n.locale).map(({ value, name }) => ({ value: `${Number(value)}`, label: name }));
      },
    },
    { id: 'visitedFrom', label: msg`Last visit from` },
    { id: 'visitedTo', label: msg`Last visit until` },
    { id: 'addedFrom', label: msg`Added from` },
    { id: 'addedTo', label: msg`Added until` },
  ],
  bulk: contactBulk,
  empty: {
    picture: 'people',
    title: msg`No contacts yet`,
    text: msg`Guests who leave their details at a booth appear here automatically. You can also import the contacts you already have.`,
  },
  create: { to: '/contacts/edit', label: msg`Add a contact`, needs: 'createContact', takesName: true },
  panel: {
    Content: lazy(() => panel().then(({ ContactPanel }) => ({ default: ContactPanel }))),
    Actions: lazy(() => panel().then(({ ContactActions }) => ({ default: ContactActions }))),
    record: (id) => getContactQuery(id),
    pageLabel: msg`Edit`,
    pageNeeds: 'updateContact',
  },
};
