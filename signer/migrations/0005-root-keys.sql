-- Root keys in AWS KMS, and the exchange of one root key for another.
alter table signer.vault_keys drop constraint vault_keys_wrapper_kind_check,
  add check (wrapper_kind in ('pkcs11', 'aws-kms', 'file'));
alter table signer.head_key drop constraint head_key_wrapper_kind_check,
  add check (wrapper_kind in ('pkcs11', 'aws-kms', 'file'));

-- What is sealed can be sealed anew under another root key. Everything else in these rows stays as it was made, whoever
-- asks: only the wrapping is let through, and nothing is removed.
create function signer.refuse_all_but_wrapping() returns trigger language plpgsql as $$
declare
  wrapping constant text[] := array['wrapped_data_key', 'wrapped_key', 'wrapper_kind', 'wrapper_key_id'];
begin
  if to_jsonb(old) - wrapping is distinct from to_jsonb(new) - wrapping then
    raise exception 'rows of signer.% are never changed but for their wrapping', tg_table_name;
  end if;
  return new;
end
$$;

drop trigger vault_keys_are_kept on signer.vault_keys;
create trigger vault_keys_are_kept before delete or truncate on signer.vault_keys
  for each statement execute function signer.refuse_change();
create trigger vault_keys_stay before update on signer.vault_keys
  for each row execute function signer.refuse_all_but_wrapping();

drop trigger head_key_is_kept on signer.head_key;
create trigger head_key_is_kept before delete or truncate on signer.head_key
  for each statement execute function signer.refuse_change();
create trigger head_key_stays before update on signer.head_key
  for each row execute function signer.refuse_all_but_wrapping();

-- The running signer still changes none of it. The role of the command that exchanges root keys does, and can do nothing
-- else: it signs nothing, makes no vault, and tells the audit chain.
do $$
begin
  if not exists (select from pg_roles where rolname = 'windhover_signer_rotation') then
    raise exception 'the role windhover_signer_rotation is missing: have signer/sql/create-roles.sql run again';
  end if;
  execute format('grant connect on database %I to windhover_signer_rotation', current_database());
end
$$;
grant usage on schema signer to windhover_signer_rotation;
grant select on signer.migrations to windhover_signer_rotation;
grant select, update (wrapped_data_key, wrapper_kind, wrapper_key_id) on signer.vault_keys to windhover_signer_rotation;
grant select, update (wrapped_key, wrapper_kind, wrapper_key_id) on signer.head_key to windhover_signer_rotation;
grant select, insert on signer.audit to windhover_signer_rotation;
grant select, update (seq, hash) on signer.audit_head to windhover_signer_rotation;

-- A signer asks at its start whether its database came out of a backup.
create index audit_restores on signer.audit (seq) where kind = 'restored';
