// Bodies with files.
import type { CallOptions } from './transport';
import { uploadFetch } from './upload-fetch';

/** A body as multipart/form-data: lists repeat their name, files stay files. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) form.append(name, item instanceof Blob ? item : String(item));
    }
  }
  return form;
}

/** XMLHttpRequest gets the form itself, because a Request would copy the files. */
export function uploadInit(onProgress: NonNullable<CallOptions['onUploadProgress']>): {
  bodySerializer?: (body: unknown) => undefined;
  fetch?: (request: Request) => Promise<Response>;
} {
  let form: FormData | null = null;
  return {
    bodySerializer(body) {
      form = toFormData(Object(body));
    },
    fetch: (request) => uploadFetch(form, onProgress)(request),
  };
}
