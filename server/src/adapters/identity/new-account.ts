/** The row a new account starts with. Nobody is asked for a name or an address, so both are made up. */
export function newAccountRow(userId: string, now: Date) {
  return {
    id: userId,
    name: `Windhover ${now.toISOString().slice(0, 10)}`,
    email: `${userId}@users.windhover.invalid`,
    emailVerified: false,
    createdAt: now,
    updatedAt: now,
  }
}
