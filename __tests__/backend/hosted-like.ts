import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client, DatabaseError, Pool } from 'pg'

/** What a hosted project has before the migrations, as far as they and the services lean on it. */
const platform = (migrator: string) => `
  create schema auth;
  create schema storage authorization ${migrator};
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.users (
    id uuid primary key default gen_random_uuid(), email varchar(255), is_sso_user boolean not null default false,
    confirmed_at timestamptz default now(), banned_until timestamptz, raw_user_meta_data jsonb,
    created_at timestamptz default now(), last_sign_in_at timestamptz
  );
  create unique index users_email_partial_key on auth.users (email) where (is_sso_user = false);
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz default now(), refreshed_at timestamp, aal auth.aal_level
  );
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade, status auth.factor_status not null
  );
  create function auth.jwt() returns jsonb language sql stable as $$
    select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
  $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text,
    created_at timestamptz default now(), unique (bucket_id, name)
  );
  alter table storage.objects enable row level security;
  alter table storage.objects owner to ${migrator};
  alter table storage.buckets owner to ${migrator};
  grant usage on schema auth, public, storage to anon, authenticated, service_role, ${migrator};
  grant select, references, trigger on all tables in schema auth to ${migrator};
  alter schema public owner to ${migrator};
  -- As projects have it that expose what is new by default.
  alter default privileges for role ${migrator} in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role ${migrator} in schema public
    grant all on functions to anon, authenticated, service_role;
`

/** Roles belong to the whole cluster: other runs may make them at the same moment, and nobody takes them away. */
const sharedRoles = `
  do $$
  declare
    wanted record;
  begin
    for wanted in select * from (values
      ('anon', 'nologin'), ('authenticated', 'nologin'), ('service_role', 'nologin bypassrls'),
      ('authenticator', 'login noinherit')
    ) as listed (name, options) loop
      begin
        execute format('create role %I %s', wanted.name, wanted.options);
      exception when duplicate_object or unique_violation then null;
      end;
    end loop;
  end
  $$;
`

export interface Person {
  id: string
  email: string
  /** What the token of their session says. */
  claims: { sub: string; session_id: string; role: 'authenticated' }
}

/** A refusal of the database, with its code. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.code : undefined

export interface HostedLike {
  /** As the owner of everything, to set up and to look. */
  owner: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** One request as the interface makes it: a transaction as the caller's role. Rejects with the database's error. */
  as: (
    caller: Person | 'anon' | 'service_role',
    sql: string,
    values?: unknown[],
    headers?: Record<string, string>,
  ) => Promise<Record<string, unknown>[]>
  person: (isAdministrator?: boolean) => Promise<Person>
  /** A connection in a transaction of a caller, for what has to stay open. */
  open: (caller: Person) => Promise<Client>
  close: () => Promise<void>
}

/**
 * A database of its own on a real PostgreSQL, with the roles and schemas of a hosted project, migrated by a role that is no
 * superuser.
 * @param url of a superuser
 */
export async function openHostedLike(url: string): Promise<HostedLike> {
  const name = `saira_test_${randomBytes(6).toString('hex')}`
  const migrator = `${name}_migrator`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(sharedRoles)
  await admin.query('grant anon, authenticated, service_role to authenticator').catch(() => {})
  await admin.query(`create role ${migrator} nosuperuser`)
  await admin.query(`create database ${name}`)
  await admin.query(`grant all on database ${name} to ${migrator}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  const pool = new Pool({ connectionString: address.href, max: 20 })
  // Connections that the end of the database cuts off.
  pool.on('error', () => {})
  const owner = async (sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows

  const setUp = new Client({ connectionString: address.href })
  await setUp.connect()
  await setUp.query(platform(migrator))
  await setUp.query(`set role ${migrator}`)
  const folder = path.join('supabase', 'migrations')
  for (const file of readdirSync(folder).sort()) {
    await setUp.query(readFileSync(path.join(folder, file), 'utf8'))
  }
  await setUp.query(readFileSync(path.join('supabase', 'seed.sql'), 'utf8'))
  await setUp.end()

  const enter = async (
    client: Pick<Client, 'query'>,
    caller: Person | 'anon' | 'service_role',
    headers: Record<string, string> = {},
  ) => {
    const claims = typeof caller === 'string' ? { role: caller } : caller.claims
    await client.query('begin')
    await client.query('set local session authorization authenticator')
    await client.query(`set local role ${claims.role}`)
    await client.query(
      "select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true)",
      [JSON.stringify(claims), JSON.stringify(headers)],
    )
  }
  return {
    owner,
    as: async (caller, sql, values, headers) => {
      const client = await pool.connect()
      try {
        await enter(client, caller, headers)
        const { rows } = await client.query(sql, values)
        await client.query('commit')
        return rows
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    open: async (caller) => {
      const client = new Client({ connectionString: address.href })
      await client.connect()
      await enter(client, caller)
      return client
    },
    person: async (isAdministrator = false) => {
      const [id, session_id] = [randomUUID(), randomUUID()]
      const email = `${id}@example.com`
      await owner('insert into auth.users (id, email) values ($1, $2)', [id, email])
      await owner("insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')", [session_id, id])
      if (isAdministrator)
        await owner("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id])
      return { id, email, claims: { sub: id, session_id, role: 'authenticated' } }
    },
    close: async () => {
      await pool.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.query(`drop role ${migrator}`)
      await admin.end()
    },
  }
}
