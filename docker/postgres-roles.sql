-- Runs once, in the database `windhover`, when the container makes its cluster. The passwords are for a machine of
-- one's own: the port is published on 127.0.0.1 only. The signer's roles and its own database follow.
create role windhover login password 'windhover';
alter database windhover owner to windhover;
