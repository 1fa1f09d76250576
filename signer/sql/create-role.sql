-- Run once per database by its administrator, before the first signer (`prepareSignerDatabase` does the same).
-- The signer logs in as windhover_signer and owns its schema; no other role is given any right on it, so the
-- role of the api (which must be neither a superuser nor a member of windhover_signer) cannot read a single row.
-- Afterwards set a password: alter role windhover_signer password '...'
do $$
begin
  create role windhover_signer login nosuperuser nocreatedb nocreaterole noinherit noreplication nobypassrls;
exception
  -- Roles belong to the whole server: another database may have made it, also at this very moment.
  when duplicate_object or unique_violation then null;
end
$$;

create schema if not exists signer authorization windhover_signer;
revoke all on schema signer from public;
alter default privileges for role windhover_signer revoke execute on functions from public;
