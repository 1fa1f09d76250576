export const offlineCopy = {
  label: 'Connection',
  offline: "You're offline.",
  showing: (clock: string) => `Showing figures from ${clock}`,
  age: (ago: string) => `, ${ago}`,
  tryingIn: (seconds: number) => `Trying again in ${seconds} s.`,
  trying: 'Trying again now.',
  tryNow: 'Try now',
  back: "You're back online.",
}
