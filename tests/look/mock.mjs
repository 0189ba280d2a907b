export const port = Number(process.env.PORT ?? 4175);

/** The address of the app with its mock gateways. */
export const base = `http://localhost:${port}`;

/** Tells the mock gateways what to do. */
export async function control(action, body) {
  await fetch(`${base}/__mock/${action}`, { method: 'POST', body: JSON.stringify(body) });
}
