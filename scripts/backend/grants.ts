/** The parts of the embedded database's connection that are used here. */
interface Connection {
  driver: { exec: (sql: string) => Promise<unknown> }
  withContext: <T>(context: { auth: { role: string } }, work: () => Promise<T>) => Promise<T>
}

const remember = `
  create temporary table granted as
  select classes.oid, acl.grantee::regrole::text as grantee, acl.privilege_type
  from pg_class as classes
  join pg_namespace as schemas on schemas.oid = classes.relnamespace and schemas.nspname = 'public'
  cross join lateral aclexplode(classes.relacl) as acl
  where classes.relkind in ('r', 'p', 'v', 'm', 'S')
    and acl.grantee::regrole::text in ('anon', 'authenticated', 'service_role')
`

const restore = `
  reset role;
  do $$
  declare
    relation record;
    privilege record;
  begin
    for relation in
      select classes.oid, classes.relkind from pg_class as classes
      join pg_namespace as schemas on schemas.oid = classes.relnamespace and schemas.nspname = 'public'
      where classes.relkind in ('r', 'p', 'v', 'm', 'S')
    loop
      execute format('revoke all on %s %s from anon, authenticated, service_role',
        case relation.relkind when 'S' then 'sequence' else 'table' end, relation.oid::regclass);
      for privilege in select * from granted where granted.oid = relation.oid loop
        execute format('grant %s on %s %s to %I', privilege.privilege_type,
          case relation.relkind when 'S' then 'sequence' else 'table' end, relation.oid::regclass, privilege.grantee);
      end loop;
    end loop;
  end
  $$;
  drop table granted;
`

/**
 * Keeps the grants of the migrations. With its first request the embedded service grants every table to every role and
 * leaves the refusing to the policies, so that reading what was never granted gave an empty list, while a hosted project
 * answers 401 or 403. Call it after the migrations and before the first request: it lets the service do so now, and puts
 * back what was there, in one transaction.
 */
export async function keepGrants({ driver, withContext }: Connection): Promise<void> {
  await driver.exec('begin')
  try {
    await driver.exec(remember)
    // Opens a transaction of its own, which joins this one, and commits both.
    await withContext({ auth: { role: 'anon' } }, () => driver.exec(restore))
  } catch (error) {
    await driver.exec('rollback')
    throw error
  }
}
