import type { ApproverRole } from '@/domain/grants/approval-steps';
import type { GrantState } from '@/domain/grants/grant-state';
import type { GrantOccasion } from '@/domain/grants/occasion';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { paid, receivers, teamOfHundred, waiting } from './default-rows';
import { noContent, numberOf, type GrantRequest, type GrantRow, type Grants } from './grant-request';

const hour = 3_600_000;
const day = 24 * hour;

type Trail = GrantRequest['trail'];

interface DefaultGrant {
  serial: number;
  /** Numbers of people: whose team it is, and who decides. */
  owner: number;
  approvers: readonly (readonly [role: ApproverRole, index: number])[];
  /** How long ago it was submitted, ms. */
  ago: number;
  state?: GrantState;
  step?: number;
  /** What happened after it was submitted: who did what, how much later, and what was said. */
  then?: readonly (readonly [
    change: Trail[number]['change'],
    by: number | null,
    after: number,
    note?: string,
  ])[];
}

/** The requests of a world at its beginning: what waits for person 0, what they asked for themselves, and what is over. */
export function defaultGrants(epoch: number): Grants {
  return { requests: requestsAt(epoch) };
}

function requestsAt(epoch: number): readonly GrantRequest[] {
  const finance = [
    ['department', 29],
    ['finance', 0],
  ] as const;
  return [
    grant(
      epoch,
      {
        serial: 61,
        owner: 0,
        approvers: [['department', 9]],
        ago: 102 * day,
        step: 1,
        state: 'paid',
        then: sent,
      },
      'festival',
      '中秋团圆，辛苦了',
      paid(epoch - 101 * day, 660, receivers(12)),
    ),
    grant(
      epoch,
      {
        serial: 64,
        owner: 0,
        approvers: [['department', 9]],
        ago: 100 * day,
        step: 1,
        state: 'partly',
        then: partly,
      },
      'project',
      '项目上线，辛苦啦',
      [
        ...paid(epoch - 99 * day, 880, receivers(18).slice(12)),
        {
          usercode: person(5).usercode,
          money: tenths(880),
          state: 'failed',
          problem: 'departed',
          at: epoch - 99 * day,
        },
        {
          usercode: person(10).usercode,
          money: tenths(880),
          state: 'failed',
          problem: 'failed',
          at: epoch - 99 * day,
        },
      ],
    ),
    activity(
      epoch,
      {
        serial: 88,
        owner: 49,
        approvers: [['department', 0]],
        ago: 41 * day,
        step: 1,
        state: 'booked',
        then: [['book', 0, 5 * hour]],
      },
      '秋季拓展',
      60_000,
    ),
    grant(
      epoch,
      {
        serial: 97,
        owner: 29,
        approvers: [['department', 0]],
        ago: 12 * day,
        state: 'refused',
        then: [['refuse', 0, 3 * hour, '名单请按班组分开提交']],
      },
      'condolence',
      '一点心意，请收下',
      waiting(2_000, receivers(27).slice(24)),
    ),
    activity(
      epoch,
      { serial: 118, owner: 29, approvers: [['department', 0]], ago: 3 * day },
      '新人训练营',
      200_000,
    ),
    activity(
      epoch,
      { serial: 121, owner: 0, approvers: [['department', 9]], ago: 26 * hour },
      '年终团建',
      80_000,
    ),
    activity(
      epoch,
      { serial: 124, owner: 7, approvers: [['department', 0]], ago: 20 * hour },
      '客服之星季度奖励',
      50_000,
    ),
    grant(
      epoch,
      {
        serial: 127,
        owner: 9,
        approvers: finance,
        ago: 17 * hour,
        step: 1,
        then: [['forward', 29, 2 * hour]],
      },
      'festival',
      '这半年大家辛苦了',
      waiting(500, teamOfHundred()),
    ),
    grant(
      epoch,
      {
        serial: 131,
        owner: 29,
        approvers: [['department', 0]],
        ago: 2 * hour,
        then: [['handOver', 9, hour, person(0).name]],
      },
      'project',
      '一起打赢了这一仗',
      waiting(880, receivers(24).slice(18)),
    ),
  ];
}

const sent: NonNullable<DefaultGrant['then']> = [
  ['schedule', 9, 4 * hour],
  ['start', null, day],
  ['finish', null, day + 6_000],
];
const partly: NonNullable<DefaultGrant['then']> = [
  ['schedule', 9, 4 * hour],
  ['start', null, day],
  ['finishPartly', null, day + 4_000, '2 人没有发成'],
];

function requestBy(epoch: number, row: DefaultGrant) {
  const { owner, approvers, ago, state = 'pending', step = 0, then = [] } = row;
  const submittedAt = epoch - ago;
  const leader = person(owner);
  const trail: Trail = [
    { change: 'submit', by: leader.usercode, at: submittedAt, note: '' },
    ...then.map(([change, by, after, note = '']) => ({
      change,
      by: by === null ? null : person(by).usercode,
      at: submittedAt + after,
      note,
    })),
  ];
  return {
    version: trail.length,
    state,
    owner: leader.usercode,
    team: leader.department,
    submittedAt,
    remindedAt: null,
    steps: approvers.map(([role, index]) => ({ role, approver: person(index).usercode })),
    step,
    trail,
    nextAt: null,
  };
}

function activity(epoch: number, row: DefaultGrant, purpose: string, budget: number): GrantRequest {
  const id = numberOf('activity', row.serial);
  return {
    ...noContent,
    ...requestBy(epoch, row),
    rows: [],
    id,
    kind: 'activity',
    purpose,
    budget: tenths(budget),
  };
}

function grant(
  epoch: number,
  row: DefaultGrant,
  occasion: GrantOccasion,
  text: string,
  rows: readonly GrantRow[],
): GrantRequest {
  const id = numberOf('grant', row.serial);
  const fileName = rows.length > 20 ? '节日名单.xlsx' : '';
  return { ...noContent, ...requestBy(epoch, row), id, kind: 'grant', occasion, text, fileName, rows };
}
