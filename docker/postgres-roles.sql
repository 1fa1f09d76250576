-- Runs once, in the database `windhover`, when the container makes its cluster. The signer's roles and its own database follow.
\getenv api_password API_DATABASE_PASSWORD
create role windhover login password :'api_password';
alter database windhover owner to windhover;
