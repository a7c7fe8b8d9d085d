import { z } from 'zod'
import { openEmptyDatabase } from './empty-database.ts'

const columnsSchema = z.array(
  z.object({
    table: z.string(),
    isView: z.boolean(),
    column: z.string(),
    type: z.string(),
    nullable: z.boolean(),
    hasDefault: z.boolean(),
    generated: z.boolean(),
  }),
)
const functionsSchema = z.array(
  z.object({
    name: z.string(),
    returns: z.string(),
    args: z.array(z.object({ name: z.string(), type: z.string(), optional: z.boolean() })),
  }),
)
const enumsSchema = z.array(z.object({ name: z.string(), labels: z.array(z.string()) }))

const columnsQuery = `
  select classes.relname as "table", classes.relkind = 'v' as "isView", columns.attname as "column", types.typname as "type",
    not columns.attnotnull as "nullable",
    columns.atthasdef or columns.attidentity <> '' as "hasDefault",
    columns.attgenerated <> '' as "generated"
  from pg_attribute as columns
  join pg_class as classes on classes.oid = columns.attrelid and classes.relkind in ('r', 'v')
  join pg_type as types on types.oid = columns.atttypid
  where classes.relnamespace = 'public'::regnamespace and columns.attnum > 0 and not columns.attisdropped
  order by classes.relname, columns.attnum
`
const functionsQuery = `
  select functions.proname as "name", results.typname as "returns",
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', functions.proargnames[place], 'type', types.typname,
        'optional', place > functions.pronargs - functions.pronargdefaults
      ) order by place)
      from unnest(functions.proargtypes) with ordinality as given (type, place)
      join pg_type as types on types.oid = given.type
    ), '[]'::jsonb) as "args"
  from pg_proc as functions
  join pg_type as results on results.oid = functions.prorettype
  where functions.pronamespace = 'public'::regnamespace and results.typname <> 'trigger'
  order by functions.proname
`
const enumsQuery = `
  select types.typname as "name", array_agg(labels.enumlabel order by labels.enumsortorder) as "labels"
  from pg_type as types join pg_enum as labels on labels.enumtypid = types.oid
  where types.typnamespace = 'public'::regnamespace
  group by types.typname order by types.typname
`

const plainTypes: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'string',
  date: 'string',
  uuid: 'string',
  void: 'undefined',
}

/**
 * The source of `lib/supabase/types.ts`: what the tables and functions of `public` look like to the client library, read
 * from an empty database in memory that the migrations have made.
 * @throws for a type of the database that has no TypeScript type here
 */
export async function schemaTypes(): Promise<string> {
  const connection = await openEmptyDatabase()
  const read = async <T>(schema: z.ZodType<T>, query: string): Promise<T> =>
    schema.parse((await connection.driver.query(query)).rows)
  const columns = await read(columnsSchema, columnsQuery)
  const functions = await read(functionsSchema, functionsQuery)
  const enums = await read(enumsSchema, enumsQuery)
  await connection.close()

  const enumTypes = new Map(
    enums.map(({ name, labels }) => [name, labels.map((label) => `'${label}'`).join(' | ')]),
  )
  const typeOf = (name: string): string => {
    const found = name.startsWith('_')
      ? `${typeOf(name.slice(1))}[]`
      : (plainTypes[name] ?? enumTypes.get(name))
    if (!found) throw new Error(`The type ${name} of the database has no TypeScript type in schema-types.ts.`)
    return found
  }
  const field = (column: (typeof columns)[number], optional: boolean) =>
    `${column.column}${optional ? '?' : ''}: ${column.generated && optional ? 'never' : typeOf(column.type)}${
      column.nullable && !(column.generated && optional) ? ' | null' : ''
    }`
  const rowOf = (list: typeof columns) => list.map((column) => field(column, false)).join('; ')
  const [viewColumns, tableColumns] = [true, false].map((isView) =>
    Map.groupBy(
      columns.filter((column) => column.isView === isView),
      ({ table }) => table,
    ),
  )
  const viewLines = [...(viewColumns ?? [])].map(
    ([view, list]) => `${view}: { Row: { ${rowOf(list)} }; Relationships: [] }`,
  )
  const tableLines = [...(tableColumns ?? [])].map(([table, list]) => {
    const insert = list.map((column) =>
      field(column, column.nullable || column.hasDefault || column.generated),
    )
    const update = list.map((column) => field(column, true))
    return `${table}: { Row: { ${rowOf(list)} }; Insert: { ${insert.join('; ')} }; Update: { ${update.join('; ')} }; Relationships: [] }`
  })
  const functionLines = functions.map(({ name, returns, args }) => {
    const given = args.map(
      (arg) => `${arg.name}${arg.optional ? '?' : ''}: ${typeOf(arg.type)}${arg.optional ? ' | null' : ''}`,
    )
    return `${name}: { Args: ${given.length > 0 ? `{ ${given.join('; ')} }` : 'Record<never, never>'}; Returns: ${typeOf(returns)} }`
  })
  return `// Written by scripts/database-types.ts from supabase/migrations.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** The collections that staff change and the panel counts (spec §3, §7). */
export const countedTables = [${[...(viewColumns?.keys() ?? [])].map((view) => `'${view}'`).join(', ')}] as const
export type CountedTable = (typeof countedTables)[number]

/** A type alias because supabase-js asks for an index signature, which interfaces lack. */
export type Database = {
  public: {
    Tables: {
      ${tableLines.join('\n      ')}
    }
    Views: {
      ${viewLines.join('\n      ')}
    }
    Functions: {
      ${functionLines.join('\n      ')}
    }
    Enums: { ${[...enumTypes].map(([name, labels]) => `${name}: ${labels}`).join('; ')} }
    CompositeTypes: Record<never, never>
  }
}
`
}
