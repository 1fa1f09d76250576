-- Run by the administrator in the signer's own database, which belongs to windhover_signer_owner and to which nobody
-- else may connect. The tables come from the owner: npm run migrate -w signer
do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to windhover_signer', current_database());
  execute format('alter database %I set search_path = pg_catalog, pg_temp', current_database());
end
$$;

drop schema if exists public;
create schema if not exists signer authorization windhover_signer_owner;
revoke all on schema signer from public;
grant usage on schema signer to windhover_signer;
alter default privileges for role windhover_signer_owner revoke execute on functions from public;
