/** Ends what is left of a test on a shared Restate: its worker is gone, and calls to it would be retried for ever. */
export async function forgetServices(adminUrl: string, prefix: string): Promise<void> {
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(new URL(path, adminUrl), {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok && answer.status !== 404) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer
  }
  const query = `select id from sys_invocation_status where target_service_name like '${prefix}%' and status <> 'completed'`
  const { rows } = (await (await ask('POST', '/query', { query })).json()) as { rows: { id: string }[] }
  await Promise.all(rows.map(({ id }) => ask('PATCH', `/invocations/${id}/kill`)))
  const { deployments } = (await (await ask('GET', '/deployments')).json()) as Deployments
  const own = deployments.filter(({ services }) => services.some(({ name }) => name.startsWith(prefix)))
  await Promise.all(own.map(({ id }) => ask('DELETE', `/deployments/${id}?force=true`)))
}

type Deployments = {
  readonly deployments: readonly {
    readonly id: string
    readonly services: readonly { readonly name: string }[]
  }[]
}
