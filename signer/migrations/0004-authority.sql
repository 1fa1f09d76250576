-- Everything owners ever said, in the order in which it was accepted: who owns what follows from these rows alone.
create table signer.statements (
  seq         bigint         generated always as identity primary key,
  owner_id    text           not null check (owner_id ~ '^[0-9a-f]{64}$'),
  hash        text           not null unique check (hash ~ '^[0-9a-f]{64}$'),
  kind        text           not null,
  -- What a revocation ends.
  target      text,
  -- Statement, key and proof as they came, in canonical JSON.
  signed      text           not null,
  accepted_at timestamptz(3) not null
);
create index statements_by_owner on signer.statements (owner_id, seq);
create index statements_by_target on signer.statements (target) where target is not null;
create trigger statements_are_kept before update or delete or truncate on signer.statements
  for each statement execute function signer.refuse_change();

create table signer.vault_owners (
  vault_id text           primary key check (vault_id ~ '^[1-9][0-9]{0,18}$'),
  owner_id text           not null,
  since    timestamptz(3) not null
);
create trigger vault_owners_are_kept before update or delete or truncate on signer.vault_owners
  for each statement execute function signer.refuse_change();

-- Trades that were allowed before their price came.
create table signer.envelopes (
  hash        text           primary key check (hash ~ '^[0-9a-f]{64}$'),
  vault_id    text           not null,
  key_id      text           not null,
  -- Null where a root allowed it.
  grant_hash  text,
  signed      text           not null,
  accepted_at timestamptz(3) not null
);
create trigger envelopes_are_kept before update or delete or truncate on signer.envelopes
  for each statement execute function signer.refuse_change();

-- Intents that somebody agreed to, each once. What is signed for an intent refers to its row here.
create table signer.approvals (
  vault_id    text           not null,
  intent_id   uuid           not null,
  intent_hash text           not null check (intent_hash ~ '^[0-9a-f]{64}$'),
  -- What was agreed to, as the hash covers it: nobody else has to be asked what it was.
  intent      text           not null,
  -- Of the statement: it counts once, whichever intent it is shown with.
  hash        text           not null unique check (hash ~ '^[0-9a-f]{64}$'),
  key_id      text           not null,
  -- Null where a root agreed.
  grant_hash  text,
  -- Where an envelope allowed it beforehand: which one, and how much of it this takes.
  envelope    text,
  sell_raw    numeric(78)    check ((envelope is null) = (sell_raw is null)),
  signed      text           not null,
  accepted_at timestamptz(3) not null,
  primary key (vault_id, intent_id, hash)
);
create index approvals_by_envelope on signer.approvals (envelope) where envelope is not null;
-- When a key was last used, for its owner.
create index approvals_by_key on signer.approvals (key_id, accepted_at);
create trigger approvals_are_kept before update or delete or truncate on signer.approvals
  for each statement execute function signer.refuse_change();

grant select, insert on signer.statements, signer.vault_owners, signer.envelopes, signer.approvals to windhover_signer;
