import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { importGraph } from './tooling/import-graph.mjs';
import { mutantsOf } from './tooling/mutation/mutants.mjs';
import { targetsOf } from './tooling/mutation/targets.mjs';
const graph = importGraph('.', ['src', 'tests']);
const files = targetsOf([...graph.keys()], 'money');
const all = [];
for (const f of files) { const t = f.endsWith('refund-ledger.ts') ? execFileSync('git',['show','08877d60:'+f],{encoding:'utf8'}) : readFileSync(f,'utf8'); all.push(...mutantsOf(f,t).mutants); }
const tried = new Map();
for (const l of readFileSync('.tmp/mutation/results.jsonl','utf8').trim().split('\n')) { const r=JSON.parse(l); tried.set(r.id,(tried.get(r.id)??false)||r.isKilled); }
console.log(all.length, tried.size);
const by=new Map();
for (const [id,k] of tried) if(!k){ const m=all[id]; if(!by.has(m.file)) by.set(m.file,[]); by.get(m.file).push(m); }
for (const [f,ms] of [...by].sort((a,b)=>b[1].length-a[1].length)) { console.log('\n'+f, ms.length); for (const m of ms.sort((a,b)=>a.line-b.line)) console.log(`  ${m.line} ${m.change}   | ${m.source.slice(0,110)}`); }
