// Compares the geometry of map.json with the facts of the rules' board.
//   node check-map.mjs [--lengths]
// Exit code 1 when a border is missing, surplus, or the geometry is unsound.
import { readFileSync } from 'node:fs';
import { board, MAP_FILE } from './board.mjs';
import { textWidth } from './lib/placement.mjs';

const THRESHOLD = 6; // px of shared border that count as "touching"; below that: corners
const map = JSON.parse(readFileSync(MAP_FILE));
const problems = [];
const pair = (a, b) => (a < b ? `${a} | ${b}` : `${b} | ${a}`);

// --- What the board says.
const wanted = new Set();
for (const t of board.territories) for (const b of [...t.borders, ...t.coasts]) wanted.add(pair(t.id, b));
for (const s of board.seas) for (const b of s.borders) wanted.add(pair(s.id, b));
for (const z of [...board.territories, ...board.seas]) {
  for (const b of z.borders) {
    const other = [...board.territories, ...board.seas].find((o) => o.id === b);
    if (!other?.borders.includes(z.id)) problems.push(`board: ${z.id} lists ${b}, not the other way round`);
  }
}

// --- What the drawing says: segments shared by two outlines.
const ringsOf = (d) => d.split('M').slice(1).map((r) => r.replace('Z', '').split('L').map((p) => p.split(',').map(Number)));
const shapes = { ...Object.fromEntries(Object.entries(map.zones).map(([id, z]) => [id, ringsOf(z.d)])), '(ice)': ringsOf(map.decor.ice), '(lakes)': ringsOf(map.decor.lakes) };
const segments = new Map();
for (const [id, rings] of Object.entries(shapes)) {
  for (const ring of rings) {
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length];
      const key = p[0] < q[0] || (p[0] === q[0] && p[1] <= q[1]) ? `${p} ${q}` : `${q} ${p}`;
      if (!segments.has(key)) segments.set(key, { p, q, owners: [] });
      segments.get(key).owners.push(id);
    });
  }
}
const shared = new Map();
const [, , width, height] = map.viewBox;
let odd = 0;
for (const { p, q, owners } of segments.values()) {
  const onFrame = (p[0] === q[0] && (p[0] === 0 || p[0] === width)) || (p[1] === q[1] && (p[1] === 0 || p[1] === height));
  if (owners.length !== (onFrame ? 1 : 2)) odd++;
  if (owners.length === 2) shared.set(pair(...owners), (shared.get(pair(...owners)) ?? 0) + Math.hypot(p[0] - q[0], p[1] - q[1]));
}
if (odd) problems.push(`${odd} border segments are not shared by exactly two zones (gap or overlap)`);

const linked = new Set(map.links.map((l) => pair(l.a, l.b)));
const real = [...shared].filter(([k]) => !k.includes('('));
const touching = new Set(real.filter(([, len]) => len >= THRESHOLD).map(([k]) => k));
const missing = [...wanted].filter((k) => !touching.has(k) && !linked.has(k));
const surplus = [...touching, ...linked].filter((k) => !wanted.has(k));
const corners = real.filter(([k, len]) => len < THRESHOLD && !wanted.has(k));
const short = real.filter(([k, len]) => wanted.has(k) && len < 14 && len >= THRESHOLD);

// --- Sound geometry: areas add up, no outline crosses another.
const area = (rings) => rings.reduce((sum, r) => sum + r.reduce((a, p, i) => { const q = r[(i + 1) % r.length]; return a + (p[0] * q[1] - q[0] * p[1]) / 2; }, 0), 0);
const total = Object.values(shapes).reduce((s, r) => s + Math.abs(area(r)), 0);
if (Math.abs(total - width * height) > 1) problems.push(`areas add up to ${total.toFixed(1)}, the board has ${width * height}`);

const cells = new Map(), list = [...segments.values()];
list.forEach((s, i) => {
  for (let x = Math.floor(Math.min(s.p[0], s.q[0]) / 20); x <= Math.floor(Math.max(s.p[0], s.q[0]) / 20); x++) {
    for (let y = Math.floor(Math.min(s.p[1], s.q[1]) / 20); y <= Math.floor(Math.max(s.p[1], s.q[1]) / 20); y++) {
      const k = x * 1000 + y;
      if (!cells.has(k)) cells.set(k, []);
      cells.get(k).push(i);
    }
  }
});
const side = (a, b, c) => Math.sign(Math.round(((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) * 1e4));
const crossings = new Set();
for (const bucket of cells.values()) {
  for (let i = 0; i < bucket.length; i++) {
    for (let j = i + 1; j < bucket.length; j++) {
      const { p: a, q: b } = list[bucket[i]], { p: c, q: d } = list[bucket[j]];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) crossings.add(`${list[bucket[i]].owners} x ${list[bucket[j]].owners} near ${a}`);
    }
  }
}
if (crossings.size) problems.push(`${crossings.size} crossing borders: ${[...crossings].slice(0, 8).join('; ')}`);

// --- Anchors and ports.
const inside = (rings, [x, y]) => {
  let odd = false;
  for (const r of rings) for (let i = 0, j = r.length - 1; i < r.length; j = i++) {
    if ((r[i][1] > y) !== (r[j][1] > y) && x < (r[j][0] - r[i][0]) * (y - r[i][1]) / (r[j][1] - r[i][1]) + r[i][0]) odd = !odd;
  }
  return odd;
};
const toEdge = (rings, [x, y]) => {
  let best = Infinity;
  for (const r of rings) r.forEach((a, i) => {
    const b = r[(i + 1) % r.length], l2 = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
    const t = l2 ? Math.max(0, Math.min(1, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / l2)) : 0;
    best = Math.min(best, Math.hypot(x - a[0] - t * (b[0] - a[0]), y - a[1] - t * (b[1] - a[1])));
  });
  return best;
};
const cramped = [];
for (const z of [...board.territories, ...board.seas]) {
  const zone = map.zones[z.id];
  if (!zone) { problems.push(`${z.id} is not on the map`); continue; }
  if (zone.tokens.length < 6 || zone.tokens.length > 10) problems.push(`${z.id} has ${zone.tokens.length} token anchors`);
  for (const t of zone.tokens) if (!inside(shapes[z.id], t)) problems.push(`${z.id}: token ${t} lies outside`);
  if (!zone.label.outside && !inside(shapes[z.id], [zone.label.x, zone.label.y])) problems.push(`${z.id}: label lies outside`);
  let gap = Infinity;
  zone.tokens.forEach((a, i) => zone.tokens.slice(i + 1).forEach((b) => { gap = Math.min(gap, Math.hypot(a[0] - b[0], a[1] - b[1])); }));
  const room = Math.min(...zone.tokens.map((t) => toEdge(shapes[z.id], t)));
  if (gap < 22 || room < 9.5) cramped.push(`${z.id} (spacing ${gap.toFixed(0)}, to border ${room.toFixed(0)})`);
}
for (const t of board.territories) {
  for (const sea of t.ports) {
    const p = map.ports.find((o) => o.territory === t.id && o.sea === sea);
    if (!p || p.x === null) problems.push(`no port ${t.id} / ${sea}`);
    else if (toEdge(shapes[t.id], [p.x, p.y]) > 0.2 || toEdge(shapes[sea], [p.x, p.y]) > 0.2) problems.push(`port ${t.id} / ${sea} is off the coast`);
    else if (![3, 6].some((r) => inside(shapes[sea], [p.x + r * Math.cos(p.angle * Math.PI / 180), p.y + r * Math.sin(p.angle * Math.PI / 180)]))) problems.push(`port ${t.id} / ${sea} does not face the sea`);
  }
}

for (const l of map.links) {
  const ends = [l.points[0], l.points.at(-1)];
  for (const [id, end] of [[l.a, ends[0]], [l.b, ends[1]]]) if (!inside(shapes[id], end) && toEdge(shapes[id], end) > 6) problems.push(`link ${l.name} does not reach ${id}`);
}

// --- Labels must not run into each other or over ports.
const boxes = Object.entries(map.zones).flatMap(([id, z]) => [z.label, ...(z.moreLabels ?? [])].map((l) => {
  const w = Math.max(...l.lines.map((t) => textWidth(t, l.size, z.kind))) / 2, h = l.lines.length * l.size * 0.52, a = (l.angle ?? 0) * Math.PI / 180;
  return { id, corners: [[-w, -h], [w, -h], [w, h], [-w, h]].map(([u, v]) => [l.x + u * Math.cos(a) - v * Math.sin(a), l.y + u * Math.sin(a) + v * Math.cos(a)]) };
}));
const apart = (p, q) => { // separating axis between two convex polygons
  for (const shape of [p, q]) for (let i = 0; i < shape.length; i++) {
    const [a, b] = [shape[i], shape[(i + 1) % shape.length]], n = [b[1] - a[1], a[0] - b[0]];
    const on = (pts) => pts.map((c) => c[0] * n[0] + c[1] * n[1]);
    if (Math.max(...on(p)) < Math.min(...on(q)) || Math.max(...on(q)) < Math.min(...on(p))) return true;
  }
  return false;
};
const collisions = [];
boxes.forEach((p, i) => {
  for (const q of boxes.slice(i + 1)) if (!apart(p.corners, q.corners)) collisions.push(`labels of ${p.id} and ${q.id}`);
  for (const o of map.ports) if (!apart(p.corners, [[-3, -3], [3, -3], [3, 3], [-3, 3]].map(([u, v]) => [o.x + u, o.y + v]))) collisions.push(`label of ${p.id}, port ${o.territory} / ${o.sea}`);
});

// --- Report.
const say = (title, rows) => { console.log(`${title}: ${rows.length}`); for (const r of rows) console.log(`  ${r}`); };
console.log(`${Object.keys(map.zones).length} zones, ${map.ports.length} ports, ${wanted.size} borders wanted, ${segments.size} segments`);
say('missing borders', missing.map((k) => `${k} (${(shared.get(k) ?? 0).toFixed(1)} px)`));
say('surplus borders', surplus.map((k) => `${k} (${(shared.get(k) ?? 0).toFixed(1)} px)`));
say('unsound', problems);
say('borders by link', [...linked]);
say(`corner contacts below ${THRESHOLD} px (not counted)`, corners.map(([k, l]) => `${k} (${l.toFixed(1)})`));
say('wanted borders that are short', short.map(([k, l]) => `${k} (${l.toFixed(1)})`));
say('label collisions', collisions);
say('zones cramped for 22 px tokens', cramped);
if (process.argv.includes('--lengths')) for (const [k, l] of real.sort((a, b) => a[1] - b[1])) console.log(l.toFixed(1).padStart(8), k);
process.exitCode = missing.length || surplus.length || problems.length ? 1 : 0;
