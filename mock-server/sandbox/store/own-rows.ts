// Enforces tenancy: a query through this plugin reaches the rows of one account only, and for a
// user with assigned locations only the rows of those. Every table that is read, joined, changed or
// deleted gets a condition, and every inserted row gets the owner. Statements that cannot be
// restricted are refused.
import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  JoinNode,
  type Kysely,
  type KyselyPlugin,
  OnConflictNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  type QueryId,
  RawNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import type { LocationScope } from './location-scope.ts';
import { LOCATION_SCOPE, OWNER_COLUMN, type OwnTables, type Tables } from './tables.ts';

/** The database limited to one account and, with a scope, to a user's locations. */
export function ownRows(db: Kysely<Tables>, accountId: string, scope?: LocationScope): Kysely<OwnTables> {
  const transformer = new OwnRows(accountId, scope);
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!QUERIES.includes(node.kind)) throw new Error(`${node.kind} cannot be kept to one account`);
      return transformer.transformNode(node, queryId);
    },
    transformResult: async ({ result }) => result,
  };
  // The types differ by the columns that the plugin fills in.
  return db.withPlugin(plugin) as unknown as Kysely<OwnTables>;
}

const QUERIES = ['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];
// Right and full joins would return rows that do not match the condition.
const JOINS = ['InnerJoin', 'LeftJoin', 'LateralInnerJoin', 'LateralLeftJoin'];

class OwnRows extends OperationNodeTransformer {
  readonly #accountId: string;
  readonly #scope: LocationScope | undefined;

  constructor(accountId: string, scope: LocationScope | undefined) {
    super();
    this.#accountId = accountId;
    this.#scope = scope;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const inner = super.transformSelectQuery(node, queryId);
    return { ...inner, ...this.#filtered(inner.where, inner.from?.froms ?? []) };
  }

  /** Raw SQL could name a table without its condition. */
  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    if (node.sqlFragments.some((fragment) => /\b(from|join|table)\b/i.test(fragment))) {
      throw new Error('a table named in raw SQL cannot be kept to one account');
    }
    return super.transformRaw(node, queryId);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const inner = super.transformUpdateQuery(node, queryId);
    if (!inner.table) throw new Error('an update without a table cannot be kept to one account');
    return { ...inner, ...this.#filtered(inner.where, [inner.table, ...(inner.from?.froms ?? [])]) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const inner = super.transformDeleteQuery(node, queryId);
    return {
      ...inner,
      ...this.#filtered(inner.where, [...inner.from.froms, ...(inner.using?.tables ?? [])]),
    };
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const inner = super.transformJoin(node, queryId);
    if (!JOINS.includes(inner.joinType)) throw new Error(`${inner.joinType} cannot be kept to one account`);
    const condition = this.#condition(inner.table);
    return condition ? JoinNode.cloneWithOn(inner, condition) : inner;
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const inner = super.transformInsertQuery(node, queryId);
    const { into, columns, values, onConflict } = inner;
    if (!into || !columns || !values || !ValuesNode.is(values)) {
      throw new Error('an insert without values cannot be kept to one account');
    }
    const owner = ownerColumn(nameOf(into));
    if (columns.some((column) => column.column.name === owner))
      throw new Error(`${owner} is not a handler's to say`);
    return {
      ...inner,
      columns: [...columns, ColumnNode.create(owner)],
      values: ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([...row.values, this.#accountId])
            : ValueListNode.create([...row.values, ValueNode.create(this.#accountId)]),
        ),
      ),
      // A conflict with another account's row must not change that row.
      ...(onConflict?.updates && {
        onConflict: OnConflictNode.cloneWithUpdateWhere(onConflict, this.#equals(nameOf(into), owner)),
      }),
    };
  }

  #filtered(where: WhereNode | undefined, sources: readonly OperationNode[]): { where?: WhereNode } {
    const conditions = sources.flatMap((source) => this.#condition(source) ?? []);
    const [first, ...rest] = conditions;
    if (!first) return {};
    const all = rest.reduce<OperationNode>((left, right) => AndNode.create(left, right), first);
    return { where: where ? WhereNode.cloneWithOperation(where, 'And', all) : WhereNode.create(all) };
  }

  /** Undefined for a subquery, which has its own conditions. */
  #condition(source: OperationNode): OperationNode | undefined {
    if (TableNode.is(source)) return this.#owned(nameOf(source), nameOf(source));
    if (AliasNode.is(source) && TableNode.is(source.node) && IdentifierNode.is(source.alias)) {
      return this.#owned(nameOf(source.node), source.alias.name);
    }
    if (AliasNode.is(source) && SelectQueryNode.is(source.node)) return undefined;
    throw new Error(`${source.kind} cannot be kept to one account`);
  }

  #owned(table: string, alias: string): OperationNode {
    const owned = this.#equals(alias, ownerColumn(table));
    const within = this.#scope && scopeCondition(table, alias, this.#scope);
    return within ? AndNode.create(owned, within) : owned;
  }

  #equals(table: string, column: string): OperationNode {
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(column), TableNode.create(table)),
      OperatorNode.create('='),
      ValueNode.create(this.#accountId),
    );
  }
}

const nameOf = (node: TableNode) => node.table.identifier.name;

/** The condition of LOCATION_SCOPE for this table and alias. */
function scopeCondition(table: string, alias: string, { uid, locationIds }: LocationScope) {
  const stated = named(LOCATION_SCOPE, table);
  if (stated === undefined) return undefined;
  const parameters = [...stated.matchAll(/:(locations|uid)/g)].map(([, name]) =>
    ValueNode.create(name === 'uid' ? uid : locationIds),
  );
  const fragments = stated.replace(/\bt\./g, `"${snake(alias)}".`).split(/:(?:locations|uid)/);
  return RawNode.create(fragments, parameters);
}

/** Finds a table by its camelCase or snake_case name, because plugins run in either order. */
const named = <T>(tables: { [name: string]: T }, table: string): T | undefined =>
  Object.entries(tables).find(([name]) => name === table || snake(name) === table)?.[1];

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function ownerColumn(table: string): string {
  const column = named(OWNER_COLUMN, table);
  if (!column) throw new Error(`the table ${table} belongs to no account`);
  return column;
}
