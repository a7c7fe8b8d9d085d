interface Table<Row> {
  Row: Row
  Insert: Partial<Row>
  Update: Partial<Row>
  Relationships: []
}

/** The tables that the panel counts (spec §3, §7). */
export const countedTables = ['tours', 'expeditions', 'aca_courses', 'site_content'] as const
export type CountedTable = (typeof countedTables)[number]

/**
 * The part of the database that the site reads, as `supabase/migrations` makes it. A type alias because
 * supabase-js asks for an index signature, which interfaces lack.
 */
export type Database = {
  public: {
    Tables: { user_roles: Table<{ user_id: string; role: 'admin' }> } & Record<
      CountedTable,
      Table<{ id: string }>
    >
    Views: Record<never, never>
    Functions: Record<never, never>
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
