create table signer.audit (
  seq       bigint         primary key,
  -- Milliseconds, because that is what the hash covers: a finer part could be changed unseen.
  at        timestamptz(3) not null,
  kind      text           not null,
  vault_id  text,
  -- Canonical JSON as text: jsonb would write the bytes anew and the hash covers bytes.
  details   text           not null,
  prev_hash bytea          not null check (octet_length(prev_hash) = 32),
  hash      bytea          not null unique check (octet_length(hash) = 32)
);

grant select, insert on signer.audit to windhover_signer;

create trigger audit_is_append_only before update or delete or truncate on signer.audit
  for each statement execute function signer.refuse_change();

-- End of the chain: one row, locked by whoever appends, and the witness when the last rows are cut off.
create table signer.audit_head (
  only_row boolean primary key default true check (only_row),
  seq      bigint  not null,
  hash     bytea   not null check (octet_length(hash) = 32)
);
grant select, update (seq, hash) on signer.audit_head to windhover_signer;
insert into signer.audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

-- Signs ends of the chain for others to keep. Sealed under the root key, made once, never exchanged.
create table signer.head_key (
  only_row       boolean     primary key default true check (only_row),
  public_key     bytea       not null check (octet_length(public_key) = 32),
  wrapped_key    bytea       not null,
  wrapper_kind   text        not null check (wrapper_kind in ('pkcs11', 'file')),
  wrapper_key_id text        not null,
  created_at     timestamptz not null default now()
);
grant select, insert on signer.head_key to windhover_signer;

create trigger head_key_is_kept before update or delete or truncate on signer.head_key
  for each statement execute function signer.refuse_change();
