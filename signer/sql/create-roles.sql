-- Run once per server by its administrator (`prepareSignerDatabase` does the same), before prepare-database.sql.
-- windhover_signer_owner owns the signer's database and migrates it; nothing that keeps running logs in as it.
-- windhover_signer is the running signer: it reads and writes rows and can change no table. windhover_signer_rotation
-- exchanges root keys, with the command for it and at no other time. The role of the api must be neither a superuser nor
-- a member of one of them.
-- Afterwards set passwords: alter role ... password '...'
do $$
declare
  name text;
begin
  foreach name in array array['windhover_signer_owner', 'windhover_signer', 'windhover_signer_rotation'] loop
    begin
      execute format(
        'create role %I login nosuperuser nocreatedb nocreaterole noinherit noreplication nobypassrls', name);
    exception
      -- Roles belong to the whole server: another database may have made it, also at this very moment.
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;
