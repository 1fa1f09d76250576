create table signer.vault_keys (
  vault_id         text        not null check (vault_id ~ '^[1-9][0-9]{0,18}$'),
  family           text        not null check (family in ('ed25519', 'secp256k1')),
  public_key       bytea       not null,
  ciphertext       bytea       not null,
  iv               bytea       not null check (octet_length(iv) = 12),
  tag              bytea       not null check (octet_length(tag) = 16),
  wrapped_data_key bytea       not null,
  wrapper_kind     text        not null check (wrapper_kind in ('pkcs11', 'file')),
  wrapper_key_id   text        not null,
  version          smallint    not null,
  created_at       timestamptz not null default now(),
  primary key (vault_id, family),
  unique (public_key)
);

-- A lost or exchanged row is lost money, so nothing here is ever changed in place: the signer has no right to, the
-- trigger guards against mistakes of others, and the audit chain against intent.
grant select, insert on signer.vault_keys to windhover_signer;

create function signer.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of signer.% are never changed or removed', tg_table_name;
end
$$;

create trigger vault_keys_are_kept before update or delete or truncate on signer.vault_keys
  for each statement execute function signer.refuse_change();
