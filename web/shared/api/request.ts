// Requests to the HTTP API (docs/api.md). An error is an answer; its code is `away` where no answer came.

export interface Problem {
  code: string
  message: string
  /** In seconds, where time changes it. */
  retry_after?: number
}

async function ask<T>(path: string, request?: RequestInit): Promise<T | Problem> {
  try {
    const answer = await fetch(path, request)
    const json: unknown = await answer.json()
    return answer.ok ? (json as T) : (json as { error: Problem }).error
  } catch {
    return { code: 'away', message: '' }
  }
}

export const get = <T>(path: string) => ask<T>(path)
export const post = <T>(path: string, body: object) =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A problem that an answer is, if it is one. */
export const problemIn = (answer: object | null): Problem | null =>
  answer && 'code' in answer && 'message' in answer ? (answer as Problem) : null
