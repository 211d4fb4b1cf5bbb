// All checks, in the order in which they run. A new one is a file, and a line here.
import type { Operation } from '../../contract/operations.ts';
import type { Resource } from '../model/resources.ts';
import type { Context } from '../records/context.ts';
import { tryCallers, tryMethods, tryOpen, tryRoles } from './access/callers.ts';
import { tryEntitled } from './access/entitled.ts';
import { tryKnownValues } from './cases/known-values.ts';
import { tryMediaTypes } from './cases/media-types.ts';
import { retryCases, tryCases } from './cases/try-cases.ts';
import { tryUnreadableTexts } from './cases/unreadable-texts.ts';
import { checkConditional } from './changes/conditional.ts';
import { checkContents } from './changes/contents.ts';
import { checkForms } from './changes/forms.ts';
import { checkOthers } from './changes/others.ts';
import { checkUploads } from './changes/uploads.ts';
import { checkVersion } from './changes/versions.ts';
import { checkWholes } from './changes/wholes.ts';
import { checkActions } from './life/actions.ts';
import { checkAdded } from './life/added.ts';
import { checkAddresses } from './life/addresses.ts';
import { checkAnswered } from './life/answered.ts';
import { checkBatches } from './life/batches.ts';
import { checkBelow } from './life/below.ts';
import { checkLifecycle } from './life/lifecycle.ts';
import { checkNoParent } from './life/no-parent.ts';
import { checkParent } from './life/parents.ts';
import { checkRelations } from './life/relations.ts';
import { tryRemoval } from './life/removals.ts';
import { checkRepeats } from './life/repeats.ts';
import { tryUndone } from './life/undone.ts';
import { checkBelowUnknown, checkUnknown } from './life/unknown.ts';
import { checkListing } from './lists/listings.ts';
import { readMore } from './lists/read-more.ts';
import { checkReadable } from './lists/readable.ts';
import { checkSearches } from './lists/searches.ts';

/** Sends requests and reports what it finds. */
type Check<Subject> = (context: Context, subject: Subject) => Promise<unknown>;

interface OperationChecks {
  /** Their share of the operation's budget, relative to the others. */
  weight: number;
  /** Whether a brief run leaves them out. */
  isLong?: true;
  checks: Check<Operation>[];
}

/** Each operation in turn goes through all of these. */
export const OPERATION_CHECKS: OperationChecks[] = [
  { weight: 5, checks: [tryCases] },
  { weight: 2, checks: [tryCallers, tryRoles, tryEntitled, tryOpen] },
  {
    weight: 1,
    checks: [
      tryRemoval,
      tryMediaTypes,
      checkVersion,
      checkConditional,
      checkParent,
      checkUnknown,
      checkBelowUnknown,
    ],
  },
  { weight: 4, isLong: true, checks: [checkListing, checkSearches] },
];

export type LaterCheck = {
  /** Its share of the remaining budget, relative to the others; defaults to 1. */
  weight?: number;
  /** Defaults to both modes. */
  mode?: 'write';
} & (
  | { of: 'operation'; check: Check<Operation>; isFor?(context: Context, operation: Operation): boolean }
  | { of: 'resource'; check: Check<Resource> }
  | { of: 'path'; check: Check<string> }
  | { of: 'run'; check(context: Context): Promise<unknown> }
);

/** These follow, because more records are known by then, or because they take many requests. */
export const LATER_CHECKS: LaterCheck[] = [
  { of: 'operation', mode: 'write', weight: 3, isFor: isUnproven, check: retryCases },
  { of: 'run', mode: 'write', check: ({ records }) => records.harvest() },
  { of: 'operation', mode: 'write', check: tryKnownValues },
  { of: 'operation', check: readMore },
  { of: 'resource', check: checkReadable },
  { of: 'path', check: tryMethods },
  { of: 'resource', mode: 'write', weight: 8, check: checkLifecycle },
  { of: 'resource', mode: 'write', weight: 2, check: checkBelow },
  { of: 'run', mode: 'write', check: checkActions },
  { of: 'run', mode: 'write', check: checkAnswered },
  { of: 'run', mode: 'write', check: tryUndone },
  { of: 'run', mode: 'write', check: checkRelations },
  { of: 'run', mode: 'write', check: checkRepeats },
  { of: 'run', mode: 'write', check: checkAdded },
  { of: 'run', mode: 'write', check: checkAddresses },
  { of: 'run', mode: 'write', check: checkNoParent },
  { of: 'run', mode: 'write', check: checkForms },
  { of: 'run', mode: 'write', check: checkWholes },
  { of: 'run', mode: 'write', check: checkContents },
  { of: 'run', mode: 'write', check: checkUploads },
  { of: 'run', mode: 'write', check: checkBatches },
  { of: 'run', mode: 'write', check: checkOthers },
];

/** Last, because a server may be unable to show its data afterwards. */
export const LAST_CHECKS: LaterCheck[] = [{ of: 'operation', mode: 'write', check: tryUnreadableTexts }];

function isUnproven({ run }: Context, operation: Operation): boolean {
  return run.coverage.unproven([operation]).length > 0;
}
