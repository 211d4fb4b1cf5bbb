import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { type Manager, type ManagerCreate, type ManagerUpdate, UpdateManagerBody } from '~/api/managers';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { permissionLabels, statusLabels } from './manager-labels';

const invitation = fieldsOf<ManagerCreate>();
const change = fieldsOf<ManagerUpdate, Manager>();
/** In both bodies. */
type Shared = Omit<ManagerUpdate, 'status'>;
const field = fieldsOf<Shared>();

const who = [
  field.text('firstName', { label: msg`First name`, half: true }),
  field.text('lastName', { label: msg`Last name`, half: true }),
  field.phone('phone', { label: msg`Phone number`, half: true }),
];

const scope: Section<Shared> = {
  title: msg`Locations`,
  fields: [
    field.toggle('allLocations', {
      label: msg`All locations, also later ones`,
      hint: msg`They also see contacts, photos and booths without a location.`,
    }),
    field.ids('locationIds', {
      label: msg`Locations`,
      hint: msg`They see photos, contacts and booths of these locations only.`,
      ruleError: msg`Choose at least one location.`,
      when: ({ allLocations }) => allLocations !== true,
      useChoices: useLocationChoices,
      none: msg`No location yet`,
      direct: true,
    }),
  ],
};

const permissions: Section<Shared> = {
  title: msg`Permissions`,
  aside: true,
  fields: [
    field.toggle('permissions.sendCampaigns', {
      label: permissionLabels.sendCampaigns,
      hint: msg`Without it, they can only draft.`,
    }),
    field.toggle('permissions.deletePhotos', {
      label: permissionLabels.deletePhotos,
      hint: msg`Without it, they can only hide photos.`,
    }),
    field.toggle('permissions.exportContacts', {
      label: permissionLabels.exportContacts,
      hint: msg`Without it, they can only see contacts here.`,
    }),
    field.toggle('permissions.editBranding', {
      label: permissionLabels.editBranding,
      hint: msg`Without it, they can only change a session's other settings.`,
    }),
  ],
};

export const access: Section<ManagerUpdate, Manager> = {
  title: msg`Access`,
  aside: true,
  fields: [
    change.choice('status', {
      label: msg`Status`,
      options: [
        { value: 'active', label: statusLabels.active.label },
        { value: 'disabled', label: statusLabels.disabled.label },
      ],
      // An invited manager becomes active by accepting the invitation.
      when: (_values, record) => record?.status !== 'invited',
    }),
  ],
};

/** The sign-in is fixed by the invitation. */
export const invitationForm: readonly Section<ManagerCreate>[] = [
  {
    title: msg`Person`,
    text: msg`They get an email with a link that works once, for seven days.`,
    fields: [invitation.text('email', { label: msg`Email address`, type: 'email' }), ...who],
  },
  scope,
  permissions,
];

export const managerForm: readonly Section<ManagerUpdate, Manager>[] = [
  { title: msg`Person`, fields: who },
  scope,
  permissions,
  access,
];

/** The contract's body, and that a manager keeps at least one location. */
export const managerUpdateBody = UpdateManagerBody.check(
  z.refine(
    ({ allLocations, locationIds }: ManagerUpdate) => allLocations !== false || locationIds !== undefined,
    {
      path: ['locationIds'],
      when: () => true,
    },
  ),
);

/** All four permissions are sent together. */
export const noPermissions = {
  sendCampaigns: false,
  deletePhotos: false,
  exportContacts: false,
  editBranding: false,
};
