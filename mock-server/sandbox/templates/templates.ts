import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Actor } from '../authentication.ts';
import type { Handlers } from '../handler.ts';
import type { Links } from '../media/links.ts';
import { notFound, refuse } from '../refusal.ts';
import { countOf, offsetOf, pageOf, totalOf } from '../store/pages.ts';
import { containing, folded } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';
import { withVersion } from '../version.ts';
import { blankScene, checkScene, type Scene } from './scene.ts';
import { type Use, usesOf } from './uses.ts';

type Template = components['schemas']['Template'];
type Row = Omit<Selectable<OwnTables['templates']>, 'seq' | 'searchText'>;

const COLUMNS = [
  'id',
  'name',
  'kind',
  'width',
  'height',
  'dpi',
  'tags',
  'locked',
  'stock',
  'previewHash',
  'previewMime',
  'scene',
  'createdAt',
  'updatedAt',
] as const;

export const templates = {
  async listTemplates({ db, scope, query, media }) {
    let matching = db.selectFrom('templates');
    if (query.kind) matching = matching.where('kind', '=', query.kind);
    if (query.search) matching = matching.where('searchText', 'like', containing(query.search));
    const filtered = query.kind !== undefined || query.search !== undefined;
    const total = filtered ? await countOf(matching) : await totalOf({ db, scope }, 'templates');
    const rows = await matching
      .select(COLUMNS)
      .orderBy('updatedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(await toTemplates(db, rows, media.links), total, query);
  },

  async getTemplate({ db, params, media }) {
    return readTemplate(db, params.id, media.links);
  },

  async createTemplate({ db, body, media, now }) {
    const size = { width: body.width, height: Math.round(body.height) };
    const scene = { ...(body.scene ?? blankScene(size)), ...size };
    await checkScene(db, scene, undefined);
    const row: Row = {
      id: randomUUID(),
      name: body.name,
      kind: body.kind,
      ...size,
      dpi: body.dpi ?? 300,
      tags: body.tags ?? [],
      locked: false,
      stock: false,
      previewHash: null,
      previewMime: null,
      scene,
      createdAt: now,
      updatedAt: now,
    };
    await db.insertInto('templates').values(inserted(row)).execute();
    return toTemplate(row, [], media.links);
  },

  async updateTemplate({ db, actor, params, body, media, now, requireVersion }) {
    await db.transaction().execute(async (trx) => {
      const row = await lockRow(trx, params.id);
      await requireVersion(() => readTemplate(trx, params.id, media.links));
      const { scene: given, width, height, locked, ...plain } = body;
      mayChange(actor, row, locked);
      const size = {
        width: width ?? given?.width ?? row.width,
        height: Math.round(height ?? given?.height ?? row.height),
      };
      const scene = { ...(given ?? row.scene), ...size };
      if (given) await checkScene(trx, scene, row.scene);
      await trx
        .updateTable('templates')
        .set({ ...plain, ...size, locked, scene: JSON.stringify(scene), updatedAt: now })
        .set(plain.name === undefined ? {} : { searchText: folded(plain.name) })
        .where('id', '=', params.id)
        .execute();
    });
    return readTemplate(db, params.id, media.links);
  },

  async deleteTemplate({ db, unscopedDb, actor, params, media }) {
    const [use] = (await usesOf(db, [params.id])).get(params.id) ?? [];
    await media.release(() =>
      unscopedDb.transaction().execute(async (trx) => {
        // Concurrent uses of the template wait for the lock, and then find it deleted.
        const row = await lockRow(trx, params.id);
        mayChange(actor, row);
        if (use)
          throw inUse(
            `The ${use.kind} '${use.name}' uses this template. Choose another template for the ${use.kind} first.`,
          );
        const uses = await usesOf(trx, [params.id]);
        if (uses.size > 0) throw inUse("A session that you don't manage uses this template. Ask the owner.");
        await trx.deleteFrom('templates').where('id', '=', params.id).execute();
        return row.previewHash === null ? [] : [row.previewHash];
      }),
    );
    return { id: params.id };
  },

  async duplicateTemplate({ db, params, media, now }) {
    const copy = await db.transaction().execute(async (trx) => {
      // Locks the original, so that its preview is not deleted before the copy references it.
      const row = await lockRow(trx, params.id);
      const copy: Row = {
        ...row,
        id: randomUUID(),
        name: copyName(row.name),
        locked: false,
        stock: false,
        createdAt: now,
        updatedAt: now,
      };
      await trx.insertInto('templates').values(inserted(copy)).execute();
      return copy;
    });
    return toTemplate(copy, [], media.links);
  },

  async updateTemplatePreview({ db, actor, params, receive, media, now, requireVersion }) {
    mayChange(actor, await readRow(db, params.id));
    const { files, texts } = await receive();
    const [file] = files;
    if (!file?.mime.startsWith('image/')) {
      const errors = [{ field: 'preview', message: 'Unsupported file type' }];
      throw refuse(422, 'The preview is not an image. Neither the preview nor the scene was stored.', errors);
    }
    const given: Scene | undefined = texts.scene === undefined ? undefined : JSON.parse(texts.scene);
    const former = await media.keep(files, () =>
      db.transaction().execute(async (trx) => {
        // Read again, because it may have been changed during the upload.
        const row = await lockRow(trx, params.id);
        await requireVersion(() => readTemplate(trx, params.id, media.links));
        mayChange(actor, row);
        if (given) await checkScene(trx, given, row.scene);
        await trx
          .updateTable('templates')
          .set({ previewHash: file.hash, previewMime: file.mime, updatedAt: now })
          .set(given ? { width: given.width, height: given.height, scene: JSON.stringify(given) } : {})
          .where('id', '=', params.id)
          .execute();
        return row.previewHash;
      }),
    );
    await media.release(async () => (former === null ? [] : [former]));
    return readTemplate(db, params.id, media.links);
  },
} satisfies Handlers;

const inserted = (row: Row) => ({ ...row, scene: JSON.stringify(row.scene), searchText: folded(row.name) });

const inUse = (detail: string) => refuse(409, detail, []);

/** @throws Refusal 403 for a Manager: only the owner changes locked templates and locks */
function mayChange({ userType }: Actor, { locked }: Row, wanted = locked): void {
  if (userType !== 1 || (!locked && wanted === locked)) return;
  throw refuse(
    403,
    locked ? 'This template is locked. Ask the owner.' : 'Only the owner can lock a template.',
  );
}

const SUFFIX = ' copy';
const MOST_LETTERS = 60;

const copyName = (name: string): string =>
  [...name]
    .slice(0, MOST_LETTERS - SUFFIX.length)
    .join('')
    .trimEnd() + SUFFIX;

const rowOf = (db: Kysely<OwnTables>, id: string) =>
  db.selectFrom('templates').select(COLUMNS).where('id', '=', id);

async function readRow(db: Kysely<OwnTables>, id: string): Promise<Row> {
  const row = await rowOf(db, id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Locks the row until the transaction ends. */
async function lockRow(trx: Kysely<OwnTables>, id: string): Promise<Row> {
  const row = await rowOf(trx, id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function readTemplate(db: Kysely<OwnTables>, id: string, links: Links): Promise<Template> {
  const row = await readRow(db, id);
  return toTemplate(row, (await usesOf(db, [id])).get(id) ?? [], links);
}

async function toTemplates(db: Kysely<OwnTables>, rows: Row[], links: Links): Promise<Template[]> {
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toTemplate(row, uses.get(row.id) ?? [], links));
}

function toTemplate(
  { previewHash, previewMime: _mime, createdAt, updatedAt, ...row }: Row,
  usedBy: Use[],
  links: Links,
): Template {
  return withVersion('Template', {
    ...row,
    preview: previewHash === null ? null : links.url('templates', { id: row.id, hash: previewHash }, 'full'),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    usedBy,
  });
}
