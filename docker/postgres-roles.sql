-- Runs once, in the database `windhover`, when the container makes its cluster. The passwords are for a machine of
-- one's own: the port is published on 127.0.0.1 only. The signer's role and schema follow from signer/sql.
create role windhover login password 'windhover';
alter database windhover owner to windhover;
