-- Limits of a vault; a vault without a row has the defaults.
create table signer.policies (
  vault_id                  text        primary key check (vault_id ~ '^[1-9][0-9]{0,18}$'),
  per_transaction_micro_usd bigint      not null check (per_transaction_micro_usd > 0),
  rolling_24h_micro_usd     bigint      not null check (rolling_24h_micro_usd > 0),
  new_recipient_delay_hours smallint    not null check (new_recipient_delay_hours between 0 and 72),
  is_paused                 boolean     not null,
  changed_at                timestamptz not null
);
grant select, insert, update on signer.policies to windhover_signer;

-- Looser limits that were asked for and hold only once their time has come, by the signer's clock. One that is due
-- counts from then on, and becomes part of the policy with the next change of it.
create table signer.raises (
  vault_id     text           not null references signer.policies,
  limit_name   text           not null
    check (limit_name in ('perTransactionUsd', 'rolling24hUsd', 'newRecipientDelayHours')),
  -- Millionths of a dollar, or hours.
  value        bigint         not null check (value >= 0),
  requested_at timestamptz(3) not null,
  starts_at    timestamptz(3) not null,
  primary key (vault_id, limit_name),
  -- Against mistakes: one that was dated back by whoever can write here is found by the verifier of the chain.
  check (starts_at >= requested_at + interval '24 hours')
);
grant select, insert, delete on signer.raises to windhover_signer;

-- The switch that stops everything.
create table signer.pause (
  only_row  boolean primary key default true check (only_row),
  is_paused boolean not null
);
grant select, update (is_paused) on signer.pause to windhover_signer;
insert into signer.pause (is_paused) values (false);

-- Everything that was ever allowed to be signed, recorded before it was. Other bytes in the same slot are a
-- replacement and carry a higher epoch.
create table signer.signed_slots (
  vault_id  text           not null,
  chain     text           not null check (chain in ('solana', 'ethereum', 'bsc', 'hedera')),
  slot      text           not null,
  epoch     integer        not null check (epoch >= 0),
  intent_id uuid           not null,
  step      smallint       not null,
  -- Which part of the intent it is, told from the bytes: each part is done once.
  role      text           not null,
  -- sha-256 of what the signature covers.
  digest    bytea          not null check (octet_length(digest) = 32),
  -- By which a transaction of Solana is known to land or to have expired, in base58.
  blockhash text           check ((chain = 'solana') = (blockhash is not null)),
  signature text           check ((blockhash is null) = (signature is null)),
  signed_at timestamptz(3) not null,
  primary key (vault_id, chain, slot, epoch)
);
create unique index signed_slots_by_intent on signer.signed_slots (vault_id, intent_id, role, epoch);

grant select, insert on signer.signed_slots to windhover_signer;

create trigger signed_slots_are_kept before update or delete or truncate on signer.signed_slots
  for each statement execute function signer.refuse_change();

-- What may leave a vault, by the slot in which it can land: a replacement there does not count twice, another slot does.
create table signer.spends (
  vault_id  text           not null,
  chain     text           not null,
  slot      text           not null,
  intent_id uuid           not null,
  micro_usd bigint         not null check (micro_usd >= 0),
  -- The key that agreed under a grant, whose caps it counts towards; null where the owner did.
  granted_key text,
  spent_at  timestamptz(3) not null,
  primary key (vault_id, chain, slot, intent_id)
);
create index spends_by_time on signer.spends (vault_id, spent_at);
create index spends_by_key on signer.spends (granted_key, spent_at) where granted_key is not null;
grant select, insert, update (micro_usd, spent_at, granted_key) on signer.spends to windhover_signer;

create table signer.recipients (
  vault_id  text           not null,
  chain     text           not null,
  address   text           not null,
  -- The first time somebody asked to pay it; the waiting time runs from here.
  seen_at   timestamptz(3) not null,
  paid_at   timestamptz(3),
  primary key (vault_id, chain, address)
);
grant select, insert, update (paid_at) on signer.recipients to windhover_signer;
