export { GrantsGate } from '@/flows/grants-gate/grants-gate';
