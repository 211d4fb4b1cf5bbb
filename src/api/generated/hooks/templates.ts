// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, toFormData } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Deleted, Id, Template, TemplateCreate, TemplatePage, TemplatePreviewUpload, TemplateUpdate } from '../models';

/** List templates, changed last first. */
export const listTemplates = (params?: QueryParams<'listTemplates'>, options?: CallOptions): Promise<TemplatePage> =>
  send('listTemplates', options, (init) => client.GET('/templates', { ...init, params: { query: { ...params } } }));
export const listTemplatesQuery = (params?: QueryParams<'listTemplates'>) =>
  readOptions('listTemplates', [params], (signal) => listTemplates(params, { signal }));

/** Make a template. The height is rounded to the nearest integer, a half upwards. Width and height are written into the scene, so both always agree; without a scene the template begins white and without layers. Assets and products that the scene shows must be of this account. It has no preview until one is stored. */
export const createTemplate = (data: TemplateCreate, options?: CallOptions): Promise<Template> =>
  send('createTemplate', options, (init) => client.POST('/templates/create', { ...init, body: data }));
export const createTemplateMutation = (options?: CallOptions) =>
  writeOptions('createTemplate', ({ data }: { data: TemplateCreate }) => createTemplate(data, options));
export const useCreateTemplate = (settings?: WriteSettings<Template, { data: TemplateCreate }>) => useWrite(createTemplateMutation(), settings);

/** Make a copy of a template. Every call makes one more copy, although the method is GET: never call it ahead of time or a second time. The copy has an id of its own, the scene and the preview of the original, its name with ' copy' behind it (the name is shortened where both do not fit), and is neither stock nor locked. */
export const duplicateTemplate = (id: Id, options?: CallOptions): Promise<Template> =>
  send('duplicateTemplate', options, (init) => client.GET('/templates/duplicate/{id}', { ...init, params: { path: { id } } }));
export const duplicateTemplateMutation = (options?: CallOptions) =>
  writeOptions('duplicateTemplate', ({ id }: { id: Id }) => duplicateTemplate(id, options));
export const useDuplicateTemplate = (settings?: WriteSettings<Template, { id: Id }>) => useWrite(duplicateTemplateMutation(), settings);

/** Read one template. */
export const getTemplate = (id: Id, options?: CallOptions): Promise<Template> =>
  send('getTemplate', options, (init) => client.GET('/templates/{id}', { ...init, params: { path: { id } } }));
export const getTemplateQuery = (id: Id) =>
  readOptions('getTemplate', [id], (signal) => getTemplate(id, { signal }));

/** Change a template; fields left out stay as they are. The height is rounded to the nearest integer, a half upwards. A width or height that is sent is written into the scene; a scene that comes without them sets them. Assets and products that the scene shows must be of this account; what it showed before may stay although it was deleted. The preview stays as it is until the next one is stored. A Manager changes neither a locked template nor the lock (403). */
export const updateTemplate = (id: Id, data: TemplateUpdate, options?: CallOptions): Promise<Template> =>
  send('updateTemplate', options, (init) => client.POST('/templates/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateTemplateMutation = (options?: CallOptions) =>
  writeOptions('updateTemplate', ({ id, data }: { id: Id; data: TemplateUpdate }) => updateTemplate(id, data, options));
export const useUpdateTemplate = (settings?: WriteSettings<Template, { id: Id; data: TemplateUpdate }>) => useWrite(updateTemplateMutation(), settings);

/** Delete a template and its preview. Refused while `usedBy` names a place, or would name one to the owner, because an experience of several shots cannot go on without its template. Photos that were made with it stay. A Manager cannot delete a locked one (403). */
export const deleteTemplate = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteTemplate', options, (init) => client.DELETE('/templates/{id}', { ...init, params: { path: { id } } }));
export const deleteTemplateMutation = (options?: CallOptions) =>
  writeOptions('deleteTemplate', ({ id }: { id: Id }) => deleteTemplate(id, options));
export const useDeleteTemplate = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteTemplateMutation(), settings);

/** Store the preview of a template, and the scene it was drawn from when one is sent. Preview and scene are stored together or not at all, so a card never shows another scene than the editor. What holds for the scene of a change holds here as well. The size of a scene that is sent becomes the size of the template. A Manager cannot change a locked template (403). */
export const updateTemplatePreview = (id: Id, data: TemplatePreviewUpload, options?: CallOptions): Promise<Template> =>
  send('updateTemplatePreview', options, (init) => client.POST('/templates/{id}/preview', { bodySerializer: toFormData, ...init, params: { path: { id } }, body: data }));
export const updateTemplatePreviewMutation = (options?: CallOptions) =>
  writeOptions('updateTemplatePreview', ({ id, data }: { id: Id; data: TemplatePreviewUpload }) => updateTemplatePreview(id, data, options));
export const useUpdateTemplatePreview = (settings?: WriteSettings<Template, { id: Id; data: TemplatePreviewUpload }>) => useWrite(updateTemplatePreviewMutation(), settings);
