/** What one piece of plain data has otherwise than another, in a text from which it could be made again. */
export function differences(now: unknown, before: unknown): string {
  if (now === before) return '';
  if (Array.isArray(now) && Array.isArray(before) && now.length === before.length) {
    let text = '';
    for (let i = 0; i < now.length; i++) {
      const changed = differences(now[i], before[i]);
      if (changed !== '') text += `${i}{${changed}}`;
    }
    return text;
  }
  if (!isRecord(now) || !isRecord(before)) return written(now);
  let text = '';
  let common = 0;
  for (const key in now) {
    if (key in before) common++;
    const changed = differences(now[key], before[key]);
    if (changed !== '') text += `${key}{${changed}}`;
  }
  return common === Object.keys(before).length ? text : written(now);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function written(value: unknown): string {
  return `=${JSON.stringify(value)}`;
}
