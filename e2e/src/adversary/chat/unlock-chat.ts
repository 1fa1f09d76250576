import { createChatClient } from '@windhover/testkit/chat-client'
import type { Person } from '../world/person.ts'

/** Every person has read what the agent may do. */
export async function unlockChat(apiUrl: string, person: Person): Promise<void> {
  const { vaultId, browser } = person
  await createChatClient(() => apiUrl, { vaultId, headers: browser.headers }).unlock()
}
