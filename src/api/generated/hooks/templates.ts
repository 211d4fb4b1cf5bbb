// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { toFormData } from '../../transport/form-data';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Deleted, Id, Template, TemplateCreate, TemplatePage, TemplatePreviewUpload, TemplateUpdate } from '../models';

/** List templates, last changed first. */
export const listTemplates = (params?: QueryParams<'listTemplates'>, options?: CallOptions): Promise<TemplatePage> =>
  send('listTemplates', options, (init) => client.GET('/templates', { ...init, params: { query: { ...params } } }));
export const listTemplatesQuery = (params?: QueryParams<'listTemplates'>) =>
  readOptions('listTemplates', [params], (signal) => listTemplates(params, { signal }));

/** Create a template. The height is rounded to the nearest integer (half up). Width and height are written into the scene, so they always match; without a scene, the template starts white and without layers. The assets and products in the scene must belong to this account. The template has no preview until one is stored. */
export const createTemplate = (data: TemplateCreate, options?: CallOptions): Promise<Template> =>
  send('createTemplate', options, (init) => client.POST('/templates/create', { ...init, body: data }));
export const createTemplateMutation = (options?: CallOptions) =>
  writeOptions('createTemplate', ({ data }: { data: TemplateCreate }) => createTemplate(data, options));
export const useCreateTemplate = (settings?: WriteSettings<Template, { data: TemplateCreate }>) => useWrite(createTemplateMutation(), settings);

/** Duplicate a template. Every call creates another copy, although the method is GET: never prefetch or retry it. The copy gets a new id, the scene and the preview of the original, and its name with ' copy' appended (shortened if necessary). It is neither stock nor locked. */
export const duplicateTemplate = (id: Id, options?: CallOptions): Promise<Template> =>
  send('duplicateTemplate', options, (init) => client.GET('/templates/duplicate/{id}', { ...init, params: { path: { id } } }));
export const duplicateTemplateMutation = (options?: CallOptions) =>
  writeOptions('duplicateTemplate', ({ id }: { id: Id }) => duplicateTemplate(id, options));
export const useDuplicateTemplate = (settings?: WriteSettings<Template, { id: Id }>) => useWrite(duplicateTemplateMutation(), settings);

/** Get a template. */
export const getTemplate = (id: Id, options?: CallOptions): Promise<Template> =>
  send('getTemplate', options, (init) => client.GET('/templates/{id}', { ...init, params: { path: { id } } }));
export const getTemplateQuery = (id: Id) =>
  readOptions('getTemplate', [id], (signal) => getTemplate(id, { signal }));

/** Update a template; omitted fields stay unchanged. The height is rounded to the nearest integer (half up). A new width or height is written into the scene; a scene sent without them sets them. The assets and products in the scene must belong to this account; those that the stored scene already contains are accepted even if they were deleted. The preview stays unchanged until a new one is stored. A Manager cannot change a locked template or the lock (403). */
export const updateTemplate = (id: Id, data: TemplateUpdate, options?: CallOptions): Promise<Template> =>
  send('updateTemplate', options, (init) => client.POST('/templates/{id}', { ...init, params: { path: { id } }, body: data }));
export const updateTemplateMutation = (options?: CallOptions) =>
  writeOptions('updateTemplate', ({ id, data, base }: { id: Id; data: TemplateUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateTemplate(id, data, { ...options, version })));
export const useUpdateTemplate = (settings?: WriteSettings<Template, { id: Id; data: TemplateUpdate; base: Base }>) => useWrite(updateTemplateMutation(), settings);

/** Delete a template and its preview. Refused while `usedBy` contains entries (including those that only the owner sees), because an experience with several shots needs its template. Photos made with it are kept. A Manager cannot delete a locked template (403). */
export const deleteTemplate = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteTemplate', options, (init) => client.DELETE('/templates/{id}', { ...init, params: { path: { id } } }));
export const deleteTemplateMutation = (options?: CallOptions) =>
  writeOptions('deleteTemplate', ({ id }: { id: Id }) => deleteTemplate(id, options));
export const useDeleteTemplate = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteTemplateMutation(), settings);

/** Store the preview of a template, and optionally its scene. Preview and scene are stored together or not at all, so that a preview always matches its scene. The scene follows the same rules as in an update; its size becomes the size of the template. A Manager cannot change a locked template (403). */
export const updateTemplatePreview = (id: Id, data: TemplatePreviewUpload, options?: CallOptions): Promise<Template> =>
  send('updateTemplatePreview', options, (init) => client.POST('/templates/{id}/preview', { bodySerializer: toFormData, ...init, params: { path: { id } }, body: data }));
export const updateTemplatePreviewMutation = (options?: CallOptions) =>
  writeOptions('updateTemplatePreview', ({ id, data, base }: { id: Id; data: TemplatePreviewUpload; base: Base }) =>
    saveVersion(base, data, (data, version) => updateTemplatePreview(id, data, { ...options, version })));
export const useUpdateTemplatePreview = (settings?: WriteSettings<Template, { id: Id; data: TemplatePreviewUpload; base: Base }>) => useWrite(updateTemplatePreviewMutation(), settings);
