import clsx from 'clsx';
import { useScheduleNotificationMutation, useUpdateNotificationMutation } from '../../../api/notifications.ts';
import { site } from '../../../content/site.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { formatMoment } from '../../../lib/format.ts';
import { toUtc, zoneName } from '../../../lib/local-time.ts';
import { TextField } from '../../../ui/Field.tsx';
import * as text from '../../../ui/Text.module.css';
import { Form } from '../../forms/Form.tsx';
import * as kit from '../../kit/Kit.module.css';
import { pathTo } from '../../paths.ts';
import type { FormValues } from '../../rows/fields.ts';
import { RowInputs } from '../../rows/RowInputs.tsx';
import { type EditedRow, useRowForm } from '../../rows/use-row-form.tsx';
import { useOwnNotice } from '../../shell/ServerNotices.tsx';
import * as styles from './NotificationPage.module.css';
import { notifications } from './notification-fields.tsx';

/** The fields of a notification, and its preview. */
export function NotificationForm(edited: EditedRow<Notification>) {
  const form = useNotificationForm(edited);
  const isNow = form.values.when === 'now';
  return (
    <Form
      form={form}
      submitLabel={isNow ? 'Send now' : edited.row ? 'Save notification' : 'Schedule notification'}
      bar={edited.row ? 'edited' : 'new'}
      list={pathTo('notifications')}
      aside={<Preview values={form.values} />}
    >
      <RowInputs
        resource={notifications}
        isNew={!edited.row}
        bind={form.field}
        custom={{
          scheduled_at: (binding) =>
            isNow ? (
              <p className={clsx(text.mute, styles.now)}>It's sent immediately. You can't edit it afterwards.</p>
            ) : (
              <TextField
                label={`Send time (${zoneName()})`}
                hint={utcHint(binding.value)}
                {...binding}
                type="datetime-local"
                required
              />
            ),
        }}
      />
    </Form>
  );
}

function useNotificationForm(edited: EditedRow<Notification>) {
  const [schedule] = useScheduleNotificationMutation();
  const [update] = useUpdateNotificationMutation();
  const markAsOwn = useOwnNotice();
  return useRowForm(notifications, edited, {
    async create(fields) {
      const outcome = await schedule(fields);
      if (outcome.data) markAsOwn(outcome.data.notification_id);
      return outcome;
    },
    update,
    adapt: ({ when: _, ...fields }, { when }) => (when === 'now' ? { ...fields, scheduled_at: null } : fields),
    done: ({ when }) => (when === 'now' ? 'sent' : 'scheduled'),
  });
}

/** The notification as its recipients see it. */
function Preview({ values: { title = '', message = '', when, scheduled_at: time } }: { values: FormValues }) {
  return (
    <section className={clsx(kit.sheet, styles.preview)} aria-label="Preview">
      <p className={text.mute}>
        {site.name}, {when === 'now' || !time ? 'now' : formatMoment(toUtc(time) ?? '')}
      </p>
      <p>
        <b>{title.trim() || 'Title'}</b>
      </p>
      <p className={styles.message}>{message.trim() || 'Message'}</p>
    </section>
  );
}

/** Returns the time in UTC, for recipients in other time zones. */
function utcHint(localTime: string): string {
  const moment = toUtc(localTime);
  return moment ? `That is ${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC.` : "In your device's time zone.";
}
