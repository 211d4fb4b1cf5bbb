// Runs the checker against fixture services: correct ones have no findings, and one seeded fault of each kind is found.
import { expect, it } from 'vitest';
import { runHere } from './lab/fixture-services/run-here.ts';
import { SERVICES } from './lab/fixture-services/services.ts';

const NAMES = SERVICES.map(({ name }) => name);

// In the short run, `desk.test.ts`, `words.test.ts` and `customs.test.ts` are correct services.
it.runIf(process.env.TEST_LONG).concurrent.each(NAMES)('%s without faults has no findings', async (name) => {
  const { found, left, worked } = await runHere(name);
  expect(found).toEqual([]);
  expect(left).toEqual([]);
  expect(worked.proven / worked.of).toBeGreaterThan(0.9);
});

/** A run that stops early must not misinterpret missing responses. */
const BUDGETS = process.env.TEST_LONG ? [40, 70, 110, 160, 250, 400, 700] : [110];

const HONEST = process.env.TEST_LONG ? NAMES : ['fleet'];

it.concurrent.each(HONEST.flatMap((name) => BUDGETS.map((budget) => [name, budget] as const)))(
  '%s without faults has no findings within %i requests',
  async (name, budget) => {
    const { found, left } = await runHere(name, undefined, budget);
    expect(found).toEqual([]);
    expect(left).toEqual([]);
  },
);

const SEEDED: [service: string, fault: string, found: string][] = [
  ['library', 'title-unbounded', 'accepted-invalid createBook'],
  ['library', 'title-120-refused', 'refused-valid createBook'],
  ['library', 'malformed-taken', 'accepted-malformed createAuthor'],
  ['library', 'key-any', 'auth-not-checked'],
  ['library', 'created-lost', 'not-readable createBook'],
  ['library', 'nested-nobody', 'undeclared-status listAuthorBooks'],
  ['library', 'patch-resets', 'update-touches-others patchBook'],
  ['library', 'patch-null-kept', 'update-lost patchBook'],
  ['library', 'delete-nothing', 'not-deleted deleteBook'],
  ['fleet', 'created-after-ignored', 'filter-ignored listVehicles'],
  ['harbour', 'page-skips', 'page-walk list_piers'],
  ['harbour', 'tariffs-merged', 'update-lost put_tariffs'],
  ['harbour', 'match-any', 'accepted-invalid replace_pier'],
  ['harbour', 'berth-lost', 'not-readable put_berth'],
  ['harbour', 'ferry-refused', 'refused-valid add_vessel'],
  ['harbour', 'built-lost', 'not-stored add_vessel'],
  ['fleet', 'driver-refused', 'role-refused listTrips'],
  ['fleet', 'driver-sees-none', 'role-refused getVehicle'],
  ['archive', 'folder-key-refused', 'role-refused create_folder'],
  ['archive', 'renaming-key-refused', 'role-refused update_folder'],
  ['archive', 'page-skips', 'page-walk list_objects'],
  ['archive', 'folder-ignored', 'filter-ignored list_objects'],
  ['archive', 'made-from-off', 'filter-ignored list_objects'],
  ['archive', 'made-until-off', 'filter-ignored list_objects'],
  ['archive', 'minus-ignored', 'sort-ignored list_objects'],
  ['archive', 'sort-first-only', 'sort-ignored list_objects'],
  ['archive', 'move-nothing', 'update-lost move_folder'],
  ['archive', 'cycle-taken', 'update-lost move_folder'],
  ['archive', 'top-refused', 'refused-valid move_folder'],
  ['archive', 'withdraw-nothing', 'update-lost withdraw_object'],
  ['archive', 'filed-nowhere', 'not-stored create_object'],
  ['archive', 'refiled-not', 'update-lost update_object'],
  ['archive', 'update-touches', 'update-touches-others update_object'],
  ['archive', 'document-stays', 'not-deleted delete_document'],
  ['archive', 'labels-lost', 'not-stored create_object'],
  ['archive', 'taken-on-lost', 'not-stored add_document'],
  ['archive', 'location-outside', 'broken-link create_object'],
  ['archive', 'document-lost', 'not-readable add_document'],
  ['festival', 'put-merges', 'update-lost putFestival'],
  ['festival', 'default-other', 'not-stored addStage'],
  ['festival', 'poles-lost', 'not-stored addStage'],
  ['festival', 'rider-merges', 'update-lost putRider'],
  ['festival', 'patch-resets', 'update-touches-others patchFestival'],
  ['festival', 'made-200', 'undeclared-status putFestival'],
  ['festival', 'stageNo-anywhere', 'wrong-parent getStage'],
  ['festival', 'stage-in-use', 'accepted-invalid deleteStage'],
  ['festival', 'repeat-orders-again', 'accepted-invalid placeOrder'],
  ['festival', 'repeat-any-body', 'accepted-invalid placeOrder'],
  ['festival', 'invoice-refused', 'refused-valid placeOrder'],
  ['archive', 'notes-added', 'update-lost put_notes'],
  ['archive', 'content-cut', 'update-lost put_content'],
  ['archive', 'batch-nothing', 'not-deleted delete_objects'],
  ['archive', 'gift-refused', 'refused-valid create_object'],
  ['festival', 'replies-lost', 'not-stored addComment'],
  ['festival', 'comments-unlisted', 'not-listed listComments'],
  ['festival', 'cancel-twice', 'accepted-invalid cancelOrder'],
  ['festival', 'stages-stay', 'not-deleted deleteFestival'],
  ['club', 'relation-not-made', 'not-listed join_crew'],
  ['club', 'relation-listed-twice', 'id-reused join_crew'],
  ['club', 'relation-anybody', 'accepted-invalid join_crew'],
  ['club', 'relation-stays', 'not-deleted leave_crew'],
  ['club', 'relation-all-leave', 'update-touches-others leave_crew'],
  ['club', 'relation-unreadable', 'not-readable give_key'],
  ['club', 'relation-readable', 'not-deleted take_key'],
  ['club', 'relation-of-anybody', 'wrong-parent has_key'],
  ['library', 'etag-kept', 'version-ignored getBook'],
  ['fleet', 'listed-unreadable', 'not-readable listVehicles'],
  ['harbour', 'calls-anywhere', 'wrong-parent list_calls'],
  ['archive', 'export-as-zip', 'undeclared-media-type export_objects'],
  ['club', 'patch-op-ignored', 'update-lost change_member'],
  ['club', 'patch-remove-ignored', 'update-lost change_member'],
  ['club', 'patch-add-ignored', 'update-lost change_member'],
  ['club', 'patch-touches-others', 'update-touches-others change_member'],
  ['club', 'patch-test-ignored', 'accepted-invalid change_member'],
  ['club', 'patch-half-done', 'update-touches-others change_member'],
  ['club', 'form-field-lost', 'update-lost change_crew'],
  ['club', 'form-first-of-list', 'not-stored change_crew'],
  ['club', 'form-touches-others', 'update-touches-others change_crew'],
  ['club', 'post-field-lost', 'update-lost change_boat'],
  ['club', 'post-touches-others', 'update-touches-others change_boat'],
];
const some = process.env.TEST_LONG ? SEEDED : SEEDED.slice(0, 1);

it.concurrent.each(some)('%s with %s has that finding', async (name, fault, expected) => {
  const { found } = await runHere(name, fault);
  expect(found.join(', ')).toContain(expected);
});
