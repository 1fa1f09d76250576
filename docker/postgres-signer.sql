-- Runs once, after the roles of signer/sql/create-roles.sql were made: the signer's own database.
\getenv signer_password SIGNER_DATABASE_PASSWORD
\getenv owner_password SIGNER_OWNER_DATABASE_PASSWORD
alter role windhover_signer password :'signer_password';
alter role windhover_signer_owner password :'owner_password';
create database windhover_signer owner windhover_signer_owner template template0;
\connect windhover_signer
\i /usr/share/windhover/prepare-database.sql
