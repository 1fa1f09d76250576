/** The same in api and signer, or nothing is signed. */
export const TEST_APPROVAL_SECRET = 'an approval secret long enough for tests'
