import { refused, slow } from './payment-looks.mjs';

const draft = {
  occasion: 'project',
  people: [
    { usercode: 'LX100004', name: '周一航', department: '研发中心', jobNumber: '20200211' },
    { usercode: 'LX100005', name: '苏念', department: '研发中心', jobNumber: '20240925' },
  ],
  money: '500',
  text: '项目上线，辛苦啦',
};

/** Applications, grants and approvals. */
export const grantLooks = [
  { name: 'grant-create', at: '/grantActivityH5', items: { 'person/grant-draft': draft }, whole: true },
  { name: 'grant-create-empty', at: '/grantActivityH5', whole: true },
  { name: 'grant-create-fails', at: '/grantActivityH5', fault: refused },
  { name: 'grant-people', at: '/grantActivityH5?view=people', items: { 'person/grant-draft': draft } },
  { name: 'grant-approvals', at: '/grantApprovalH5' },
  { name: 'grant-approval', at: '/grantApprovalH5?id=FL-0000127', whole: true },
  { name: 'grant-approval-small', at: '/grantApprovalH5?id=FL-0000131', whole: true },
  { name: 'grant-approval-list', at: '/grantApprovalH5?id=FL-0000127&view=list' },
  { name: 'grant-approvals-wait', at: '/grantApprovalH5', fault: slow },
  { name: 'grant-activities', at: '/activityApprovalH5' },
  { name: 'grant-activity', at: '/activityApprovalH5?id=HD-0000118', whole: true },
  { name: 'grant-applications', at: '/AccountApplyH5' },
  { name: 'grant-application', at: '/AccountApplyH5?id=HD-0000121', whole: true },
  { name: 'grant-apply', at: '/AccountApplyH5?view=form' },
  { name: 'grant-sent', at: '/disInformationDetailH5', whole: true },
  { name: 'grant-all', at: '/disInformationDetailH5?view=all' },
  { name: 'grant-wallet', at: '/grantApprovalH5', world: 'wallet-mode' },
];
