// The compiler checks these: a wrong filter or order of a list does not compile.
import { expectTypeOf, it } from 'vitest';
import type { Filter, FilterKey, SearchFor, SortKey } from './list';

type Contacts = SearchFor<'listContacts', { tab?: 'emails' }>;

it('takes its filters and orders from the contract', () => {
  expectTypeOf<FilterKey<SearchFor<'listContacts'>>>().toEqualTypeOf<
    | 'tag'
    | 'locationId'
    | 'source'
    | 'emailConsent'
    | 'smsConsent'
    | 'optedIn'
    | 'hasEmail'
    | 'birthdayMonth'
    | 'visitedFrom'
    | 'visitedTo'
    | 'addedFrom'
    | 'addedTo'
    | 'campaignId'
    | 'campaignOutcome'
  >();
  expectTypeOf<SortKey<Contacts>>().toEqualTypeOf<'name' | 'changed' | 'lastPhoto' | 'lastVisit'>();
  expectTypeOf<Filter<'emailConcent'>>().not.toExtend<Filter<FilterKey<Contacts>>>();
});
