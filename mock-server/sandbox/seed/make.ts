// One business with all its records: its random choices are made first, then the rows are written.
import { accountRow, identityRows, integrationRows, locationRows, managerRows, tieRows } from './accounts.ts';
import { makeAssets } from './assets.ts';
import type { Business } from './business.ts';
import { createCalendar } from './calendar.ts';
import { countCampaigns } from './campaigns.ts';
import { consentRows, emailRows, makeCrowd, optOutRows, type Person, phoneRows } from './contacts.ts';
import type { Album } from './files.ts';
import { lastPhotos, planPhotos } from './photo-plan.ts';
import { photoRows } from './photos.ts';
import { makeProducts } from './products.ts';
import { makeDevices, makeSessions, offlineMessages } from './sessions.ts';
import { amountsOf, type Size } from './sizes.ts';
import { makeTemplates } from './templates.ts';
import { TRADES } from './trades/index.ts';
import { viewRows } from './views.ts';
import { type Trx, writeRows } from './write.ts';

export interface Wish {
  size: Size;
  /**
   * The same number gives the same pictures and rows on the same day, except for events in
   * progress.
   */
  seed: number;
  now: Date;
}

/** @returns a function that writes the rows; `album` has all their files by then */
export function makeBusiness(
  business: Business,
  { size, seed, now }: Wish,
  album: Album,
): (trx: Trx) => Promise<void> {
  const amounts = amountsOf(business, size);
  const { season } = TRADES[business.category];
  const calendar = createCalendar(now, { days: amounts.days, season, offset: business.offset });
  const common = { seed, calendar, album, now };

  const wardrobe = makeAssets(business, common);
  const { rows: products, ids: productIds } = makeProducts(business, { ...common, wardrobe });
  const designs = makeTemplates(business, { ...common, wardrobe, productIds });
  const { rows: sessionRows, sessions } = makeSessions(business, { ...common, wardrobe, designs });
  const { rows: devices, booths } = makeDevices(business, { ...common, sessions });
  const crowd = makeCrowd(business, { ...common, count: amounts.contacts });
  const planned = planPhotos(business, { ...common, crowd, sessions, booths, count: amounts.photos });

  return async (trx) => {
    await writePlaces(trx, business, {
      ...common,
      logoAssetId: wardrobe.first('logo'),
      placeLogoId: wardrobe.first('logo', 1),
      assets: wardrobe.rows,
    });
    await trx.insertInto('products').values(products).execute();
    await trx.insertInto('templates').values(designs.rows).execute();
    await trx.insertInto('sessions').values(sessionRows).execute();
    await trx.insertInto('devices').values(devices).execute();
    const messages = offlineMessages(business.id, devices, common);
    if (messages.length > 0) await trx.insertInto('messages').values(messages).execute();

    const photographed = lastPhotos(planned);
    const campaigns = countCampaigns(business, {
      ...common,
      productIds,
      shopOf: (id) => products.find((product) => product.id === id)?.url ?? null,
      mailTemplate: designs.idOf('mail'),
      mediaId: wardrobe.first('promotional'),
    });
    const faces = new Map<number, Person>();
    let nth = 0;
    for (const some of inChunks(crowd.people(photographed))) {
      for (const person of some) {
        campaigns.count(person, photographed.get(nth), nth);
        if (photographed.has(nth)) faces.set(nth, person);
        nth += 1;
      }
      await writeRows(
        trx,
        'contacts',
        some.map(({ row }) => row),
      );
      await writeRows(trx, 'contactEmails', emailRows(some));
      await writeRows(trx, 'contactPhones', phoneRows(some));
      await writeRows(trx, 'contactEvents', [...consentRows(some), ...campaigns.takeSent()]);
    }
    await writeRows(trx, 'optOuts', optOutRows(business, { ...common, count: amounts.contacts }));
    await writeRows(trx, 'photos', photoRows(business, { ...common, crowd, planned, faces, productIds }));
    await trx.insertInto('campaigns').values(campaigns.rows()).execute();
    await writeRows(trx, 'messageEvents', campaigns.events());
    await trx.insertInto('views').values(viewRows(business, common)).execute();
  };
}

type Places = {
  calendar: ReturnType<typeof createCalendar>;
  now: Date;
  logoAssetId: string | null;
  /** The logo of all locations but the last. */
  placeLogoId: string | null;
  assets: ReturnType<typeof makeAssets>['rows'];
};

/** The account and its sign-ins. Rows of the bare seed already exist. */
async function writePlaces(
  trx: Trx,
  business: Business,
  { calendar, now, logoAssetId, placeLogoId, assets }: Places,
): Promise<void> {
  const { id } = business;
  await trx
    .insertInto('identities')
    .values(identityRows(business, now))
    .onConflict((known) => known.column('uid').doNothing())
    .execute();
  const account = accountRow(business, calendar, now);
  await trx
    .insertInto('accounts')
    .values(account)
    .onConflict((known) => known.column('id').doUpdateSet(account))
    .execute();
  await trx.insertInto('assets').values(assets).execute();
  await trx.updateTable('accounts').set({ logoAssetId }).where('id', '=', id).execute();
  const places = locationRows(business, calendar);
  for (const place of places) {
    const location = { ...place, logoAssetId: place === places.at(-1) ? null : placeLogoId };
    await trx
      .insertInto('locations')
      .values(location)
      .onConflict((known) => known.column('id').doUpdateSet(location))
      .execute();
  }
  for (const manager of managerRows(business, calendar)) {
    await trx
      .insertInto('managers')
      .values(manager)
      .onConflict((known) => known.column('id').doUpdateSet(manager))
      .execute();
  }
  const ties = tieRows(business);
  if (ties.length > 0)
    await trx
      .insertInto('managerLocations')
      .values(ties)
      .onConflict((known) => known.doNothing())
      .execute();
  await trx.insertInto('integrations').values(integrationRows(business, calendar)).execute();
}

const AT_ONCE = 2000;

function* inChunks(people: Iterable<Person>): Iterable<Person[]> {
  let some: Person[] = [];
  for (const person of people) {
    some.push(person);
    if (some.length === AT_ONCE) {
      yield some;
      some = [];
    }
  }
  if (some.length > 0) yield some;
}
