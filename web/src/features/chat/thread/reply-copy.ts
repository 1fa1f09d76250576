export const replyCopy = {
  you: 'You',
  agent: 'Windhover',
  typing: 'typing',
  failed: 'Something went wrong.',
  tryAgain: 'Try again',
  unsent: (isOnline: boolean) =>
    isOnline
      ? 'Your message was not sent.'
      : 'You are offline. Your message was not sent; it goes out when you are back online.',
  outOfBreath: 'I ran out of breath!',
  goOn: 'Continue',
  stopped: 'Stopped',
  copy: 'Copy message',
  copied: 'Message Copied to clipboard',
  copyFailed: 'Failed to copy message',
  copyImage: 'Copy image',
  imageCopied: 'Image copied to clipboard',
  imageFailed: 'Failed to copy image to clipboard',
  good: 'Good answer',
  bad: 'Bad answer',
  feedbackFailed: 'Your rating was not saved.',
  picture: 'Attached picture',
  pictureFrom: (host: string) => `Picture from ${host}`,
  toolFailed: 'This step did not work.',
  cannotDraw: 'This answer cannot be shown here.',
}
