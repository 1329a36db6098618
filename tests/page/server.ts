// For tests: what a request to the server asks for, and a response.

/** What a request asks for: its path, and the members of its body or its query, with its key. */
export function readRequest(target: string, request?: RequestInit): [path: string, input: any] {
  const [path, query] = target.split('?')
  const { authorization } = (request?.headers ?? {}) as Record<string, string>
  const body = request?.body ? (JSON.parse(request.body as string) as object) : undefined
  const input = body ?? (query ? Object.fromEntries(new URLSearchParams(query)) : undefined)
  return [path!, authorization ? { key: authorization.replace('Bearer ', ''), ...input } : input]
}

/** Answers as the server does; with a problem if that is what it is, as the page has them. */
export function respond(answer: object): Response {
  if (!('code' in answer && 'message' in answer)) return Response.json(answer)
  const { message, ...problem } = answer
  return Response.json({ ...problem, detail: message }, { status: 400 })
}
