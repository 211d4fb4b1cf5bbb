import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  type Location,
  type LocationUpdate,
  useDeleteLocation,
  useUpdateLocation,
  useUpdateLocationPassword,
} from '~/api/locations';
import { PhotoStrip } from '~/entities/photo-strip';
import { DeleteButton } from '~/parts/confirm/delete-button';
import { WhoMay } from '~/parts/feedback/refusal';
import type { Section } from '~/patterns/form/field';
import { emptyAddress } from '~/patterns/form/postal-address';
import { RecordForm } from '~/patterns/form/record-form';
import { usePermission } from '~/session/permissions';
import {
  linksForm,
  locationProfileForm,
  locationUpdateBody,
  newSignInBody,
  newSignInForm,
  passwordBody,
  passwordForm,
  signInForm,
} from './location-form';
import { LocationDevices, LocationManagers, LocationSessions } from './location-lists';
import styles from './locations.module.css';

interface TabProps {
  location: Location;
}

export const TABS = [
  { id: 'profile', label: msg`Profile`, Content: Profile },
  { id: 'access', label: msg`Access`, Content: Access },
  { id: 'managers', label: msg`Managers`, Content: LocationManagers },
  { id: 'devices', label: msg`Devices`, Content: Devices },
  { id: 'sessions', label: msg`Sessions`, Content: Sessions },
  { id: 'links', label: msg`Links`, Content: Links },
] as const;

function Fields({
  location,
  sections,
  children,
}: TabProps & { sections: readonly Section<LocationUpdate>[]; children?: ReactNode }) {
  const { mutateAsync: update } = useUpdateLocation();
  return (
    <RecordForm
      sections={sections}
      schema={locationUpdateBody}
      record={location}
      initial={{ address: emptyAddress }}
      needs="updateLocation"
      save={(data, base) => update({ id: location.id, data, base })}
    >
      {children}
    </RecordForm>
  );
}

function Profile({ location }: TabProps) {
  const navigate = useNavigate();
  const { mutateAsync: remove } = useDeleteLocation();
  const mayDelete = usePermission('deleteLocation');
  const { id, name, email, devices } = location;
  return (
    <Fields location={location} sections={locationProfileForm}>
      {devices === 0 ? (
        <DeleteButton
          needs="deleteLocation"
          name={name}
          text={
            email === null ? (
              <Trans>Photos and contacts are kept, and managers no longer see it.</Trans>
            ) : (
              <Trans>
                Its sign-in is deleted. Photos and contacts are kept, and managers no longer see it.
              </Trans>
            )
          }
          run={() => remove({ id })}
          onDeleted={() => void navigate({ to: '/locations', ignoreBlocker: true })}
        />
      ) : (
        mayDelete && (
          <p>
            <Plural
              value={devices}
              one="To delete this location, move or delete its # device first."
              other="To delete this location, move or delete its # devices first."
            />{' '}
            <Link to="." search={{ tab: 'devices' }}>
              <Trans>See its devices</Trans>
            </Link>
          </p>
        )
      )}
    </Fields>
  );
}

function Access({ location }: TabProps) {
  return location.email === null ? <NewSignIn location={location} /> : <SignIn location={location} />;
}

function NewSignIn({ location: { id } }: TabProps) {
  const { mutateAsync: setPassword } = useUpdateLocationPassword();
  return (
    <div className="stack-4">
      <RecordForm
        sections={newSignInForm}
        schema={newSignInBody}
        record={null}
        needs="updateLocationPassword"
        save={(data) => setPassword({ id, data })}
        button={{ label: <Trans>Add staff sign-in</Trans> }}
        variant="card"
      />
    </div>
  );
}

/** A password is set here and never read: only the identity provider knows it. */
function SignIn({ location }: TabProps) {
  const { id } = location;
  const may = usePermission('updateLocationPassword');
  const { mutateAsync: setPassword } = useUpdateLocationPassword();
  const [isSet, setIsSet] = useState(false);
  return (
    <div className={styles.columns}>
      <div className="stack-4">
        <Fields location={location} sections={signInForm} />
      </div>
      <div className="stack-4">
        <p className={styles.done} role="status">
          {isSet && <Trans>The new password works from now on.</Trans>}
        </p>
        {may ? (
          <RecordForm
            sections={passwordForm}
            schema={passwordBody}
            record={null}
            needs="updateLocationPassword"
            save={(data) => {
              setIsSet(false);
              return setPassword({ id, data });
            }}
            onSaved={() => setIsSet(true)}
            button={{ label: <Trans>Set password</Trans>, variant: 'secondary' }}
            variant="card"
          />
        ) : (
          <p>
            <WhoMay needs="updateLocationPassword" />
          </p>
        )}
      </div>
    </div>
  );
}

function Devices({ location }: TabProps) {
  return (
    <div className={styles.columns}>
      <LocationDevices location={location} />
      <LocationPhotos location={location} />
    </div>
  );
}

function Sessions({ location }: TabProps) {
  return (
    <div className={styles.columns}>
      <LocationSessions location={location} />
      <LocationPhotos location={location} />
    </div>
  );
}

/** The last photos taken at the location, if there are any. */
function LocationPhotos({ location: { id: locationId } }: TabProps) {
  return (
    <aside className={styles.photos}>
      <PhotoStrip of={{ locationId }} />
    </aside>
  );
}

function Links({ location }: TabProps) {
  return <Fields location={location} sections={linksForm} />;
}
