alter role windhover_signer password 'windhover_signer';
