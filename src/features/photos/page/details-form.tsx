import { msg } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { type Photo, type PhotoUpdate, UpdatePhotoBody } from '~/api/photos';
import { useProductChoices } from '~/entities/pickers/product-choices';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { RecordForm } from '~/patterns/form/record-form';
import styles from './details-form.module.css';
import { useChangePhoto } from './photo-queries';

const field = fieldsOf<PhotoUpdate, Photo>();

const detailsForm: readonly Section<PhotoUpdate, Photo>[] = [
  {
    title: msg`Details`,
    fields: [
      field.lines('caption', { label: msg`Caption`, hint: msg`Guests see it with the photo.`, rows: 2 }),
      field.tags('tags', {
        label: msg`Tags`,
        hint: msg`Add your own tags. Press Enter or comma after each.`,
      }),
      field.ids('productIds', {
        label: msg`Products`,
        hint: msg`Guests see them below the photo.`,
        useChoices: useProductChoices,
        none: msg`No products`,
      }),
    ],
  },
];

export function DetailsForm({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const change = useChangePhoto(photo.id);
  const box = useRef<HTMLDivElement>(null);
  // The form replaces the focused button.
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={box} className={styles.box}>
      <RecordForm
        sections={detailsForm}
        schema={UpdatePhotoBody}
        record={photo}
        needs="updatePhoto"
        save={change}
        onSaved={onClose}
        button={{ onCancel: onClose }}
        variant="card"
      />
    </div>
  );
}
