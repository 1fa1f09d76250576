export const directivesCopy = {
  locked: 'Please review Directives to unlock this chat',
  review: 'Review Directives',
  title: 'Directives',
  about: (version: number, changed: string) =>
    `How the agent acts on your vault. Version ${version}, changed ${changed}.`,
  read: 'Read',
  unread: 'Unread',
  progress: (read: number, all: number) => `${read} of ${all} read`,
  agree: 'I have read the Directives',
  readAll: 'Read all to unlock',
  tick: 'Tick to unlock',
  unlock: 'Unlock chat',
  unlocking: 'Unlocking…',
  failed: 'The chat could not be unlocked. Try again.',
  unlocked: 'Chat unlocked',
}
