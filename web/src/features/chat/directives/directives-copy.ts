export const directivesCopy = {
  locked: 'Please review Directives to unlock this chat',
  review: 'Review Directives',
  title: 'Directives',
  about: 'Five rules for how Windhover works with your vault. You read them once.',
  version: (version: number) => `Version ${version}. Always in Settings.`,
  versionOnly: (version: number) => `Version ${version}`,
  close: 'Close',
  agree: 'Agree and unlock chat',
  unlocking: 'Unlocking…',
  failed: 'The chat could not be unlocked. Try again.',
  unlocked: 'Chat unlocked',
  settingsHint: 'Five rules for how Windhover works with your vault',
}
