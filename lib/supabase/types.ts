// Written by scripts/database-types.ts from supabase/migrations.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** The collections that staff change and the panel counts (spec §3, §7). */
export const countedTables = ['aca_courses', 'expeditions', 'site_content', 'tours'] as const
export type CountedTable = (typeof countedTables)[number]

/** A type alias because supabase-js asks for an index signature, which interfaces lack. */
export type Database = {
  public: {
    Tables: {
      aca_courses: {
        Row: {
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
          addresses: Json
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
          addresses?: never
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
          addresses?: never
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
      expeditions: {
        Row: {
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
      site_content: {
        Row: {
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
      staff_events: {
        Row: { id: number; at: string; kind: string; account: string | null; subject: string | null }
        Insert: { id?: number; at?: string; kind: string; account?: string | null; subject?: string | null }
        Update: { id?: number; at?: string; kind?: string; account?: string | null; subject?: string | null }
        Relationships: []
      }
      tours: {
        Row: {
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
      user_roles: {
        Row: { id: string; user_id: string; role: 'admin'; created_at: string }
        Insert: { id?: string; user_id: string; role: 'admin'; created_at?: string }
        Update: { id?: string; user_id?: string; role?: 'admin'; created_at?: string }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      account_by_email: { Args: { address: string }; Returns: Json }
      begin_recovery: { Args: { proof_hash: string }; Returns: boolean }
      check_hash: { Args: { hash: string }; Returns: undefined }
      content_backup: { Args: Record<never, never>; Returns: Json }
      content_people: { Args: Record<never, never>; Returns: Json }
      count_attempt: { Args: { keys: string[]; limits: number[]; seconds: number }; Returns: number }
      create_preview_link: { Args: { collection: string; item: string; days?: number | null }; Returns: Json }
      delete_item: { Args: { collection: string; id: string; revision: number }; Returns: Json }
      discard_draft: { Args: { collection: string; id: string; revision: number }; Returns: Json }
      end_preview_link: { Args: { link: string }; Returns: undefined }
      end_recovery: { Args: Record<never, never>; Returns: undefined }
      event_people: { Args: Record<never, never>; Returns: Json }
      forget_other_devices: { Args: { device_hash: string }; Returns: undefined }
      forgive_attempt: { Args: { keys: string[] }; Returns: undefined }
      forgive_mail: { Args: { email: string; address_hash: string }; Returns: undefined }
      forgive_sign_in: {
        Args: { sign_in_email: string; address_hash: string; device_hash: string }
        Returns: undefined
      }
      forgive_sign_up: { Args: { address_hash: string }; Returns: undefined }
      give_role: { Args: { person: string }; Returns: boolean }
      has_live_session: { Args: Record<never, never>; Returns: boolean }
      hide_item: {
        Args: { collection: string; id: string; revision: number; hidden?: boolean | null }
        Returns: Json
      }
      is_admin: { Args: Record<never, never>; Returns: boolean }
      is_ready: { Args: Record<never, never>; Returns: boolean }
      is_recovering: { Args: { proof_hash: string }; Returns: boolean }
      mail_keys: { Args: { email: string; address_hash: string }; Returns: string[] }
      people: { Args: { search?: string | null }; Returns: Json }
      permit_mail: { Args: { email: string; address_hash: string }; Returns: number }
      permit_sign_in: {
        Args: { sign_in_email: string; address_hash: string; device_hash: string }
        Returns: number
      }
      permit_sign_up: { Args: { address_hash: string }; Returns: number }
      publish_item: {
        Args: { collection: string; id: string; revision: number; note?: string | null }
        Returns: Json
      }
      published_content: { Args: Record<never, never>; Returns: Json }
      raise_content_version: { Args: Record<never, never>; Returns: number }
      record_event: { Args: { event_kind: string; event_subject?: string | null }; Returns: undefined }
      record_picture: { Args: { event_kind: string; file: string; is_certain: boolean }; Returns: boolean }
      remove_ended_counts: { Args: Record<never, never>; Returns: undefined }
      reorder_items: { Args: { collection: string; ids: string[] }; Returns: Json }
      request_caller: { Args: Record<never, never>; Returns: string }
      restore_content: { Args: { backup: Json }; Returns: number }
      restore_history: { Args: { entries: Json }; Returns: number }
      restore_revision: { Args: { history_id: number; revision: number }; Returns: Json }
      save_draft: {
        Args: { collection: string; id: string; document: Json; revision: number; shipped?: boolean | null }
        Returns: Json
      }
      shared_preview: { Args: { token: string }; Returns: Json }
      sign_in_failed: { Args: { sign_in_email: string }; Returns: undefined }
      sign_in_keys: {
        Args: { sign_in_email: string; address_hash: string; device_hash: string }
        Returns: string[]
      }
      sign_in_succeeded: { Args: { address_hash: string; device_hash: string }; Returns: undefined }
      take_role: { Args: { person: string }; Returns: boolean }
      undelete_item: { Args: { collection: string; id: string; revision: number }; Returns: Json }
      user_id_by_email: { Args: { address: string }; Returns: string }
      write_event: {
        Args: { event_kind: string; event_account: string; event_subject: string }
        Returns: undefined
      }
    }
    Enums: { app_role: 'admin' }
    CompositeTypes: Record<never, never>
  }
}
