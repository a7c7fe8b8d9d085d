// Written by scripts/database-types.ts from supabase/migrations.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** The collections that staff change and the panel counts (spec §3, §7). */
export const countedTables = ['aca_courses', 'expeditions', 'site_content', 'tours'] as const
export type CountedTable = (typeof countedTables)[number]

/** A type alias because supabase-js asks for an index signature, which interfaces lack. */
export type Database = {
  public: {
    Tables: {
      content_addresses: {
        Row: { collection: string; item: string; locale: string; address: string; is_current: boolean }
        Insert: { collection: string; item: string; locale: string; address: string; is_current: boolean }
        Update: {
          collection?: string
          item?: string
          locale?: string
          address?: string
          is_current?: boolean
        }
        Relationships: []
      }
      content_items: {
        Row: {
          collection: string
          id: string
          shipped: boolean
          draft: Json | null
          published: Json | null
          position: number | null
          hidden: boolean
          deleted_at: string | null
          revision: number
          created_at: string
          updated_at: string
          updated_by: string | null
          draft_at: string | null
          draft_by: string | null
          published_at: string | null
          published_by: string | null
        }
        Insert: {
          collection: string
          id: string
          shipped?: boolean
          draft?: Json | null
          published?: Json | null
          position?: number | null
          hidden?: boolean
          deleted_at?: string | null
          revision?: number
          created_at?: string
          updated_at?: string
          updated_by?: string | null
          draft_at?: string | null
          draft_by?: string | null
          published_at?: string | null
          published_by?: string | null
        }
        Update: {
          collection?: string
          id?: string
          shipped?: boolean
          draft?: Json | null
          published?: Json | null
          position?: number | null
          hidden?: boolean
          deleted_at?: string | null
          revision?: number
          created_at?: string
          updated_at?: string
          updated_by?: string | null
          draft_at?: string | null
          draft_by?: string | null
          published_at?: string | null
          published_by?: string | null
        }
        Relationships: []
      }
      content_revisions: {
        Row: {
          id: number
          collection: string
          item: string | null
          action: string
          document: Json | null
          revision: number | null
          note: string | null
          actor: string | null
          actor_email: string | null
          at: string
        }
        Insert: {
          id?: number
          collection: string
          item?: string | null
          action: string
          document?: Json | null
          revision?: number | null
          note?: string | null
          actor?: string | null
          actor_email?: string | null
          at?: string
        }
        Update: {
          id?: number
          collection?: string
          item?: string | null
          action?: string
          document?: Json | null
          revision?: number | null
          note?: string | null
          actor?: string | null
          actor_email?: string | null
          at?: string
        }
        Relationships: []
      }
      content_state: {
        Row: { id: boolean; version: number; changed_at: string }
        Insert: { id?: boolean; version?: number; changed_at?: string }
        Update: { id?: boolean; version?: number; changed_at?: string }
        Relationships: []
      }
      known_devices: {
        Row: { device: string; user_id: string; last_used_at: string }
        Insert: { device: string; user_id: string; last_used_at?: string }
        Update: { device?: string; user_id?: string; last_used_at?: string }
        Relationships: []
      }
      password_recoveries: {
        Row: { session_id: string; user_id: string; proof_hash: string; ends_at: string }
        Insert: { session_id: string; user_id: string; proof_hash: string; ends_at: string }
        Update: { session_id?: string; user_id?: string; proof_hash?: string; ends_at?: string }
        Relationships: []
      }
      preview_links: {
        Row: {
          id: string
          token_hash: string
          collection: string
          item: string
          created_by: string
          creator_role: 'admin'
          created_by_email: string | null
          created_at: string
          expires_at: string
        }
        Insert: {
          id?: string
          token_hash: string
          collection: string
          item: string
          created_by: string
          creator_role?: 'admin'
          created_by_email?: string | null
          created_at?: string
          expires_at: string
        }
        Update: {
          id?: string
          token_hash?: string
          collection?: string
          item?: string
          created_by?: string
          creator_role?: 'admin'
          created_by_email?: string | null
          created_at?: string
          expires_at?: string
        }
        Relationships: []
      }
      sign_in_counters: {
        Row: { caller: string; key: string; attempts: number; ends_at: string }
        Insert: { caller: string; key: string; attempts: number; ends_at: string }
        Update: { caller?: string; key?: string; attempts?: number; ends_at?: string }
        Relationships: []
      }
      staff_events: {
        Row: { id: number; at: string; kind: string; account: string | null; subject: string | null }
        Insert: { id?: number; at?: string; kind: string; account?: string | null; subject?: string | null }
        Update: { id?: number; at?: string; kind?: string; account?: string | null; subject?: string | null }
        Relationships: []
      }
      user_roles: {
        Row: { id: string; user_id: string; role: 'admin'; created_at: string }
        Insert: { id?: string; user_id: string; role: 'admin'; created_at?: string }
        Update: { id?: string; user_id?: string; role?: 'admin'; created_at?: string }
        Relationships: []
      }
      visitor_counts: {
        Row: { day: string; kind: string; subject: string; times: number }
        Insert: { day: string; kind: string; subject: string; times: number }
        Update: { day?: string; kind?: string; subject?: string; times?: number }
        Relationships: []
      }
    }
    Views: {
      aca_courses: {
        Row: {
          collection: string | null
          id: string | null
          shipped: boolean | null
          draft: Json | null
          published: Json | null
          position: number | null
          hidden: boolean | null
          deleted_at: string | null
          revision: number | null
          created_at: string | null
          updated_at: string | null
          updated_by: string | null
          draft_at: string | null
          draft_by: string | null
          published_at: string | null
          published_by: string | null
        }
        Relationships: []
      }
      expeditions: {
        Row: {
          collection: string | null
          id: string | null
          shipped: boolean | null
          draft: Json | null
          published: Json | null
          position: number | null
          hidden: boolean | null
          deleted_at: string | null
          revision: number | null
          created_at: string | null
          updated_at: string | null
          updated_by: string | null
          draft_at: string | null
          draft_by: string | null
          published_at: string | null
          published_by: string | null
        }
        Relationships: []
      }
      site_content: {
        Row: {
          collection: string | null
          id: string | null
          shipped: boolean | null
          draft: Json | null
          published: Json | null
          position: number | null
          hidden: boolean | null
          deleted_at: string | null
          revision: number | null
          created_at: string | null
          updated_at: string | null
          updated_by: string | null
          draft_at: string | null
          draft_by: string | null
          published_at: string | null
          published_by: string | null
        }
        Relationships: []
      }
      tours: {
        Row: {
          collection: string | null
          id: string | null
          shipped: boolean | null
          draft: Json | null
          published: Json | null
          position: number | null
          hidden: boolean | null
          deleted_at: string | null
          revision: number | null
          created_at: string | null
          updated_at: string | null
          updated_by: string | null
          draft_at: string | null
          draft_by: string | null
          published_at: string | null
          published_by: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      account_by_email: { Args: { address: string }; Returns: Json }
      account_names: { Args: Record<never, never>; Returns: Json }
      begin_recovery: { Args: { proof_hash: string }; Returns: boolean }
      change_item: {
        Args: { collection: string; id: string; revision: number; action: string }
        Returns: Json
      }
      change_role: { Args: { person: string; give: boolean }; Returns: boolean }
      content_backup: { Args: Record<never, never>; Returns: Json }
      count_visits: { Args: { hits: Json }; Returns: number }
      create_preview_link: { Args: { collection: string; item: string; days?: number | null }; Returns: Json }
      empty_bin: { Args: { collection: string; days: number; ids: string[] }; Returns: undefined }
      end_preview_link: { Args: { link: string }; Returns: undefined }
      end_recovery: { Args: Record<never, never>; Returns: undefined }
      forget_other_devices: { Args: { device_hash: string }; Returns: undefined }
      forgive_attempt: {
        Args: { kind: string; address_hash: string; email?: string | null; device_hash?: string | null }
        Returns: undefined
      }
      is_admin: { Args: Record<never, never>; Returns: boolean }
      is_ready: { Args: Record<never, never>; Returns: boolean }
      is_recovering: { Args: { proof_hash: string }; Returns: boolean }
      people: { Args: { search?: string | null }; Returns: Json }
      permit_attempt: {
        Args: { kind: string; address_hash: string; email?: string | null; device_hash?: string | null }
        Returns: number
      }
      publish_item: {
        Args: {
          collection: string
          id: string
          revision: number
          note?: string | null
          document?: Json | null
        }
        Returns: Json
      }
      published_content: { Args: Record<never, never>; Returns: Json }
      record_event: { Args: { event_kind: string }; Returns: undefined }
      record_picture: { Args: { file: string; event_kind?: string | null }; Returns: undefined }
      reorder_items: { Args: { collection: string; ids: string[] }; Returns: Json }
      restore_content: { Args: { backup: Json }; Returns: number }
      restore_history: { Args: { entries: Json }; Returns: number }
      restore_revision: { Args: { history_id: number; revision: number }; Returns: Json }
      save_draft: {
        Args: { collection: string; id: string; document: Json; revision: number; shipped?: boolean | null }
        Returns: Json
      }
      shared_preview: { Args: { token: string }; Returns: Json }
      sign_in_failed: { Args: { sign_in_email: string }; Returns: undefined }
      sign_in_succeeded: { Args: { address_hash: string; device_hash: string }; Returns: undefined }
    }
    Enums: { app_role: 'admin' }
    CompositeTypes: Record<never, never>
  }
}
